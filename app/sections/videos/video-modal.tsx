import { useText } from '#app/behaviours/use-text.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Film } from '#app/ui/film/film.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { VideoItem } from './video-card.tsx';
import styles from './video-modal.module.css';

interface VideoModalProps {
  video: VideoItem;
  open: boolean;
  onClose: () => void;
}

/** The player over the page. Closing takes the film's source away at once, so nothing goes on sounding. */
export function VideoModal({ video, open, onClose }: VideoModalProps) {
  const { video: words } = useText();
  const { player, title } = video;
  return (
    <Dialog open={open} onClose={onClose} label={title} shape="screen" className={styles.modal}>
      <div className={styles.bar}>
        <p className="serif">{title}</p>
        <button type="button" aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.stage}>
        {open && player && 'film' in player && (
          <Film film={player.film} className={styles.film} aria-label={title} controls autoPlay />
        )}
        {open && player && 'frame' in player && (
          <iframe
            className={styles.film}
            src={player.frame.src}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        )}
      </div>
    </Dialog>
  );
}
