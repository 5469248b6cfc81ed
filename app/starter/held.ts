/** A control that is a link until the scripts are there and a button then; both carry the same name under this attribute. */
const STAND_IN = 'data-press';
/** Buttons that send a form work without a script, and so do lists that open by themselves. */
const CONTROLS = `button:not([type="submit"], [type="reset"]), [${STAND_IN}]`;
/** Keys that step through what stands in view wherever the focus is. */
const STEPS = ['ArrowLeft', 'ArrowRight'];
const FIELDS = 'input, textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey);

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** A control as it stands now: itself, or what took its place. */
function present(control: Element): HTMLElement | null {
  if (control.isConnected) return control as HTMLElement;
  const name = control.getAttribute(STAND_IN);
  return name === null ? null : document.querySelector<HTMLElement>(`[${STAND_IN}="${CSS.escape(name)}"]`);
}

/** Presses a control. A list the browser has opened by itself is shut first, so that the press opens it. */
function press(control: Element): void {
  const now = present(control);
  const list = now?.tagName === 'SUMMARY' ? now.parentElement : null;
  if (list instanceof HTMLDetailsElement) {
    if (!list.open) return;
    list.open = false;
  }
  now?.click();
}

/**
 * Says a field's choice or words anew. React compares them with what was last written through the element itself and hears nothing where
 * both are the same: so something else is written first.
 */
function enter(field: Field): void {
  if (isTicked(field)) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  const words = field.value;
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  write?.call(field, words);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** What was pressed and entered, in this order, each once. */
class Held {
  private readonly presses = new Set<Element>();
  private readonly fields = new Map<Field, string | boolean>();
  private readonly steps = new Set<string>();
  private focused: Element | null = null;

  readonly heard: Readonly<Record<string, (event: Event) => void>> = {
    click: (event) => {
      const control = event.target instanceof Element && event.target.closest(CONTROLS);
      if (control && isPlain(event as MouseEvent)) this.keep(control, event);
    },
    keydown: (event) => {
      const { key, target } = event as KeyboardEvent;
      if (!isPlain(event as KeyboardEvent) || (target instanceof Element && target.matches(FIELDS))) return;
      const control = document.querySelector(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
      if (control) this.keep(control, event);
      else if (STEPS.includes(key)) this.steps.add(key);
    },
    input: (event) => this.enter(event),
    change: (event) => this.enter(event),
    focusin: ({ target }) => {
      this.focused = target instanceof Element ? target : null;
    },
  };

  private keep(control: Element, event: Event): void {
    event.stopPropagation();
    if (control.tagName !== 'SUMMARY') event.preventDefault();
    this.presses.add(control);
  }

  private enter(event: Event): void {
    if (!(event.target instanceof Element && event.target.matches(FIELDS))) return;
    event.stopPropagation();
    const field = event.target as Field;
    this.fields.set(field, isTicked(field) ? field.checked : field.value);
  }

  repeat(): void {
    if (this.focused && document.activeElement === document.body) present(this.focused)?.focus();
    for (const control of this.presses) press(control);
    for (const key of this.steps)
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true }),
      );
    for (const [field, kept] of this.fields) {
      if (typeof kept === 'boolean') (field as HTMLInputElement).checked = kept;
      else field.value = kept;
      enter(field);
    }
  }

  /** Follows what was a link all along. */
  follow(): void {
    const link = [...this.presses].find((one) => one instanceof HTMLAnchorElement);
    if (link instanceof HTMLAnchorElement) link.click();
  }
}

/** Keeps what is pressed, chosen and typed from now on. `repeat` does it again, each control once; `giveUp` follows what was a link. */
export function holdPresses(): { repeat: () => void; giveUp: () => void } {
  const held = new Held();
  const all = Object.entries(held.heard);
  for (const [type, hear] of all) document.addEventListener(type, hear, true);
  const end = () => {
    for (const [type, hear] of all) document.removeEventListener(type, hear, true);
  };
  return {
    // What stands only with scripts takes the stand-ins' place right after they have taken over.
    repeat: () =>
      setTimeout(() => {
        end();
        held.repeat();
      }),
    giveUp: () => {
      end();
      held.follow();
    },
  };
}
