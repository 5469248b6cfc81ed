import { useText } from '#app/behaviours/use-text.ts';
import { HONEYPOT_FIELD } from '#contract/transport.ts';

/** A field no person sees; what is filled in is quarantined by the service, never thrown away. */
export function Honeypot() {
  const { form: text } = useText();
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        {text.leaveEmpty}
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
