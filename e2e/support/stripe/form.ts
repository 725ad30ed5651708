/** What a form of Stripe's API says: `line_items[0][price_data][currency]=sgd`. */
export type Form = { [name: string]: string | Form };

export function readForm(body: string): Form {
  const form: Form = {};
  for (const [path, value] of new URLSearchParams(body)) {
    const [last = '', ...before] = path.replaceAll(']', '').split('[').toReversed();
    let at = form;
    for (const name of before.toReversed()) at = within(at, name);
    at[last] = value;
  }
  return form;
}

function within(form: Form, name: string): Form {
  const found = form[name];
  if (typeof found === 'object') return found;
  const made: Form = {};
  form[name] = made;
  return made;
}

/** What stands at a path of names; undefined where no text does. */
export function textAt(form: Form, ...path: string[]): string | undefined {
  const found = path.reduce<string | Form | undefined>(
    (at, name) => (typeof at === 'object' ? at[name] : undefined),
    form,
  );
  return typeof found === 'string' ? found : undefined;
}

/** What stands at a path, as metadata has it. */
export function textsAt(form: Form, ...path: string[]): Record<string, string> {
  const found = path.reduce<string | Form | undefined>(
    (at, name) => (typeof at === 'object' ? at[name] : undefined),
    form,
  );
  return Object.fromEntries(
    Object.entries(typeof found === 'object' ? found : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
