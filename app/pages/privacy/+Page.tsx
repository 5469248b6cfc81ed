import { useData } from 'vike-react/useData';
import { mailAddress } from '#app/behaviours/reach-us.ts';
import { CookieTable } from '#app/sections/cookie-table/cookie-table.tsx';
import { LegalText } from '#app/sections/legal-text/legal-text.tsx';
import { PageHead } from '#app/sections/page-head/page-head.tsx';
import { TextLink } from '#app/ui/button/button.tsx';
import { Said } from '#app/ui/said/said.tsx';
import type { Data } from './+data.ts';

export function Page() {
  const { title, legal, cookies, contact } = useData<Data>();
  return (
    <>
      <PageHead title={title} />
      <LegalText
        {...legal}
        extras={{
          cookies: <CookieTable {...cookies} />,
          contact: (
            <p>
              <TextLink href={mailAddress(contact)}>
                <Said>{contact.email}</Said>
              </TextLink>
              <br />
              {contact.or} <Said>{contact.address}</Said>
            </p>
          ),
        }}
      />
    </>
  );
}
