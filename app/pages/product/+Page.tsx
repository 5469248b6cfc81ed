import { useData } from 'vike-react/useData';
import { useChoice } from '#app/behaviours/light-choice.ts';
import { openPicture, useNamedPhoto, useViewer } from '#app/behaviours/use-viewer.ts';
import { DrawingSheet } from '#app/sections/drawing-sheet/drawing-sheet.tsx';
import { ProductGrid } from '#app/sections/product-grid/product-grid.tsx';
import { ProductPictures } from '#app/sections/product-pictures/product-pictures.tsx';
import { ProductActs } from '#app/sections/product-rail/product-acts.tsx';
import { ProductRail } from '#app/sections/product-rail/product-rail.tsx';
import { ViewerHost } from '#app/sections/viewer/viewer-host.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import { TextLink } from '#app/ui/button/button.tsx';
import { LightSlot } from '#app/ui/other-light/light-slot.tsx';
import { withChoice } from '#contract/light.ts';
import type { Data } from './+data.ts';
import styles from './product.module.css';

export function Page() {
  const { category, slug, trail, subject, drawing, facts, drawings, related, words } = useData<Data>();
  const viewer = useViewer();
  const choice = useChoice(slug);
  const [lead] = subject.pictures;

  useNamedPhoto(viewer, subject);

  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={[trail]} here={subject.name} />
      </div>
      <article className={`${styles.product} wrap`}>
        <div className={styles.pictures}>
          <ProductPictures
            pictures={subject.pictures}
            drawing={drawing}
            to={(index) => `${subject.page.to}?photo=${index + 1}`}
            onOpen={(index, pressed) => openPicture(viewer, subject, index, pressed)}
            onNear={() => viewer.expect(subject)}
            light={(place) =>
              lead?.light &&
              words.light && (
                <LightSlot
                  offer={lead.light}
                  slug={slug}
                  name={subject.name}
                  words={words.light}
                  place={place}
                />
              )
            }
          />
        </div>
        <div className={styles.rail}>
          <ProductRail
            name={subject.name}
            lead={subject.text}
            facts={facts}
            finishesTitle={words.finishes}
            finishes={subject.finishes}
            ask={{ ...subject.ask, to: withChoice(subject.ask.to, choice) }}
          >
            <ProductActs slug={slug} name={subject.name} words={words} />
          </ProductRail>
        </div>
      </article>
      <DrawingSheet
        title={words.drawings}
        drawings={drawings}
        names={words.sheetNames}
        lengths={words.lengths}
      />
      {related.cards.length > 0 && (
        <section className={`${styles.related} wrap`}>
          <div className={styles.head}>
            <h2>{related.title}</h2>
            <TextLink href={related.all.to}>{related.all.words}</TextLink>
          </div>
          <ProductGrid category={category} cards={related.cards} layout="related" />
        </section>
      )}
      <ViewerHost viewer={viewer} />
    </>
  );
}
