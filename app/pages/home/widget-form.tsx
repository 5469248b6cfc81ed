import { useText } from '#app/behaviours/use-text.ts';
import { EnquiryForm } from '#app/sections/enquiry-form/enquiry-form.tsx';

function WidgetForm({ labelledBy }: { labelledBy: string }) {
  const { widget } = useText().form;
  return (
    <EnquiryForm labelledBy={labelledBy} layout="narrow" send={widget.send} messageLabel={widget.message} />
  );
}

/** What home's widget loads at runtime. */
export function render(labelledBy: string) {
  return <WidgetForm labelledBy={labelledBy} />;
}
