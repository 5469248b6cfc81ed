import { useData } from 'vike-react/useData';
import { mailAddress } from '#app/behaviours/reach-us.ts';
import { LegalText } from '#app/sections/legal-text/legal-text.tsx';
import { PageHead } from '#app/sections/page-head/page-head.tsx';
import { TextLink } from '#app/ui/button/button.tsx';
import { Said } from '#app/ui/said/said.tsx';
import type { Data } from './+data.ts';

export function Page() {
  const { title, legal, contact } = useData<Data>();
  return (
    <>
      <PageHead title={title} />
      <LegalText
        {...legal}
        extras={{
          contact: (
            <p>
              <TextLink href={mailAddress(contact)}>
                <Said>{contact.email}</Said>
              </TextLink>
              <br />
              {contact.or} <TextLink href={contact.phone.address}>{contact.phone.number}</TextLink>
            </p>
          ),
        }}
      />
    </>
  );
}
