/** What is told of the bedrooms. */
export const bedrooms: Readonly<Record<string, string>> = {
  notturno:
    'Стена в панелях за кроватью, прикроватные ящики утоплены в неё. Современная, тихая, темнее к краям.',
  serenata: 'Мягкая кровать, по обе стороны рамочные комоды, всё в духе неоклассики.',
};
