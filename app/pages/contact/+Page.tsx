import { lazy, Suspense } from 'react';
import { useData } from 'vike-react/useData';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { withWords } from '#app/behaviours/words.ts';
import { AskedProduct } from '#app/sections/asked-product/asked-product.tsx';
import { useAskedProduct } from '#app/sections/asked-product/use-asked-product.ts';
import { ContactAside } from '#app/sections/contact-aside/contact-aside.tsx';
import { EnquiryForm } from '#app/sections/enquiry-form/enquiry-form.tsx';
import type { Data } from './+data.ts';
import styles from './contact.module.css';

/** Fetched for visitors who come with a list. */
const ListedModels = lazy(async () => ({
  default: (await withWords(import('#app/sections/listed-models/listed-models.tsx'))).ListedModels,
}));

export function Page() {
  const { title, line, aside } = useData<Data>();
  const { form } = useText();
  const { asked, drop } = useAskedProduct();
  const listed = useHydrated() && /[?&](models|samples)=/.test(window.location.search);
  return (
    <div className={styles.contact}>
      <section className={styles.form}>
        <h1 id="contact-title">{title}</h1>
        <p className={styles.line}>{line}</p>
        {asked && <AskedProduct subject={asked.subject} name={asked.about.name} onDrop={drop} />}
        <EnquiryForm
          labelledBy="contact-title"
          layout="page"
          ownAddress
          send={form.send}
          messageLabel={form.message}
          about={asked?.about ?? null}
        >
          {listed && (
            <Suspense>
              <ListedModels />
            </Suspense>
          )}
        </EnquiryForm>
      </section>
      <ContactAside {...aside} subject={asked?.about.name} />
    </div>
  );
}
