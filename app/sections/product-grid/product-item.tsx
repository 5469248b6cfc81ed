import type { ComponentProps } from 'react';
import type { GalleryCard } from '#app/behaviours/gallery-view.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { sizes } from '#app/styles/breakpoints.ts';
import { FIRST_PICTURE } from '#app/styles/first-picture.ts';

import { Card } from '#app/ui/card/card.tsx';
import { CardPicture } from '#app/ui/card-image/card-image.tsx';
import { SaveSlot } from '#app/ui/save-button/save-slot.tsx';
import { Swatch } from '#app/ui/swatch/swatch.tsx';
import type { CategorySlug } from '#content/data/categories.ts';

/** What every card of a grid shares. */
export interface ItemProps {
  category: CategorySlug;
  /** `gallery` three a row, `related` four. */
  layout?: keyof typeof SIZES;
  /** A plain press on a card with pictures; true when the viewer opens. */
  onOpen?: ((card: GalleryCard, pressed: HTMLElement) => boolean) | undefined;
  /** A pointer or focus comes near: what will be needed may be fetched. */
  onNear?: ((card: GalleryCard) => void) | undefined;
}

const SIZES = {
  gallery: FIRST_PICTURE.gallery,
  related: sizes({ compact: '50vw' }, '22vw'),
};

interface ProductItemProps extends ItemProps, Pick<ComponentProps<'li'>, 'aria-posinset' | 'aria-setsize'> {
  card: GalleryCard;
  /** It is the first picture of the page. */
  first?: boolean;
}

/** One product of a grid: picture, name, one line, two finishes; one link to its page. */
export function ProductItem({
  card,
  category,
  layout = 'gallery',
  first = false,
  onOpen,
  onNear,
  ...place
}: ProductItemProps) {
  const href = useHref();
  return (
    <li className="later" {...place}>
      <Card
        to={href({ category, product: card.slug })}
        image={<CardPicture image={card.image} sizes={SIZES[layout]} first={first} />}
        name={card.name}
        line={card.line}
        end={card.swatches.map((hex) => <Swatch key={hex} hex={hex} size="dot" />)}
        act={<SaveSlot slug={card.slug} name={card.name} />}
        onOpen={(pressed) => card.pictures > 0 && (onOpen?.(card, pressed) ?? false)}
        onNear={() => onNear?.(card)}
      />
    </li>
  );
}
