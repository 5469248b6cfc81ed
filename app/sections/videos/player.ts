/** Where a film at another host plays in a frame, and who that host is. */
export interface FramePlayer {
  src: string;
  /** For the sentence that says from where it loads. */
  host: string;
}

const YOUTUBE = /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;

/**
 * The player for a YouTube or Vimeo address: of each the host that sets no cookie before the film is
 * played, starting at once, since the visitor has pressed play. Null for any other address.
 */
export function framePlayer(address: string): FramePlayer | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:') return null;
  const parts = url.pathname.split('/').filter(Boolean);
  if (YOUTUBE.test(url.hostname)) {
    const id = url.searchParams.get('v') ?? parts.at(-1);
    if (!id || !/^[\w-]{6,}$/.test(id)) return null;
    return {
      src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`,
      host: 'youtube.com',
    };
  }
  if (VIMEO.test(url.hostname)) {
    const id = parts.findLast((part) => /^\d+$/.test(part));
    return id ? { src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`, host: 'vimeo.com' } : null;
  }
  return null;
}
