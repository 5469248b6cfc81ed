import { chatAddress, telephoneAddress } from '#app/behaviours/reach-us.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { company } from '#content/data/company.ts';
import { TextLink } from '../button/button.tsx';

/** WhatsApp and telephone, behind a sentence that says why one may want them. */
export function ReachUs() {
  const { form: text } = useText();
  return (
    <>
      <TextLink href={chatAddress()}>{text.whatsapp}</TextLink>
      {' · '}
      <TextLink href={telephoneAddress(company.phone1)} className="num" dir="ltr">
        {company.phone1}
      </TextLink>
    </>
  );
}
