import type { ReactNode } from 'react';
import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { useAfterLoad } from '#app/behaviours/use-after-load.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { FIRST_PICTURE } from '#app/styles/first-picture.ts';
import { TextLink } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './hero-slider.module.css';
import { SliderControls } from './slider-controls.tsx';
import { useHeroSlider } from './use-hero-slider.ts';

export interface Slide {
  title: string;
  subtitle: string;
  picture: PictureSource | null;
  /** Composition for upright screens. */
  upright: PictureSource | null;
}

interface HeroSliderProps {
  slides: readonly Slide[];
  link: { to: string; words: string };
  /** The form that stands on the picture. */
  children: ReactNode;
}

export function HeroSlider({ slides, link, children }: HeroSliderProps) {
  const { roles, slider } = useText();
  const state = useHeroSlider(slides.length);
  const loaded = useAfterLoad();

  return (
    <div className={styles.screen}>
      <section
        className={styles.hero}
        aria-roledescription={roles.carousel}
        aria-label={slider.label}
        data-direction={state.direction}
        {...state.frame}
      >
        {!state.calm && (
          <button
            type="button"
            className={styles.pause}
            aria-label={state.playing ? slider.pause : slider.play}
            // The second press of an impatient pair would undo the first, which may have been held until the scripts came.
            onClick={({ detail }) => detail < 2 && state.dispatch({ do: 'toggle' })}
          >
            <Icon name={state.playing ? 'pause' : 'play'} />
          </button>
        )}
        <div aria-live={state.moving ? 'off' : 'polite'}>
          {slides.map((slide, index) => {
            const shown = index === state.index;
            // What is hidden has no heading: the slide that is shown says what the page is.
            const Title = shown ? 'h1' : 'h2';
            return (
              // biome-ignore lint/a11y/useSemanticElements: a slide of the carousel pattern is a group
              <div
                key={slide.title}
                className={styles.slide}
                role="group"
                aria-roledescription={roles.slide}
                aria-label={slider.slide(index + 1, slides.length)}
                data-shown={shown}
                inert={!shown}
              >
                {slide.picture && (index === 0 || loaded) && (
                  <Picture
                    picture={slide.picture}
                    upright={slide.upright ?? undefined}
                    sizes={FIRST_PICTURE.home}
                    ratio="fill"
                    first={index === 0}
                    eager
                  />
                )}
                <div className={styles.words}>
                  <Title>{slide.title}</Title>
                  <p>{slide.subtitle}</p>
                  <TextLink href={link.to}>{link.words}</TextLink>
                </div>
              </div>
            );
          })}
        </div>
        <SliderControls
          total={slides.length}
          index={state.index}
          turn={state.turn}
          moving={state.moving}
          onShow={(index) => state.dispatch({ do: 'show', index })}
          onStep={(step) => state.dispatch({ do: step })}
        />
      </section>
      <div className={styles.form}>{children}</div>
    </div>
  );
}
