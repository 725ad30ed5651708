/**
 * Runs in the frame that holds the card fields, on an origin of its own. What is typed stays here: the portal hears
 * whether the fields are complete, and in the end a token. Where each field has a frame of its own, the one with the
 * number asks the others on a channel that only frames of this origin share.
 */
const form = /** @type {HTMLFormElement} */ (document.getElementById('card'));
const portal = form.dataset.portal ?? '';
const texts = JSON.parse(form.dataset.texts ?? '{}');
const session = location.pathname.split('/').at(-1) ?? '';
const inputs = [...form.querySelectorAll('input')];
const channel = new BroadcastChannel(`card ${session}`);
const fields = ['number', 'expiry', 'code'];

const own = () => Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
const tell = (message) => parent.postMessage({ from: 'card-fields', ...message }, portal);
const isEmpty = ({ value }) => value.trim() === '';
const filled = () => !inputs.some(isEmpty);

function tellState() {
  const names = inputs.map(({ name }) => name);
  tell({ kind: 'changed', fields: names, filled: filled(), height: form.scrollHeight + 6 });
}

/** Says what is wrong, with the focus on the first of it. */
function show(problems) {
  mark(problems);
  const wrong = inputs.find(({ name }) => problems[name] !== undefined);
  const first = fields.find((name) => problems[name] !== undefined);
  if (wrong && wrong.name === first) wrong.focus();
}

function mark(problems) {
  for (const input of inputs) {
    const problem = problems[input.name];
    input.setAttribute('aria-invalid', String(problem !== undefined));
    const error = document.getElementById(`${input.name}-error`);
    if (error) error.textContent = problem === undefined ? '' : (texts[problem] ?? texts.invalid);
  }
  tellState();
}

/** Marks what is empty, while the portal leads to what is missing among its own fields. */
function check() {
  mark(Object.fromEntries(inputs.filter(isEmpty).map(({ name }) => [name, 'missing'])));
}

/** Everything that was typed, from this frame and from those beside it. */
function gather() {
  const gathered = own();
  const isWhole = () => fields.every((name) => name in gathered);
  if (isWhole()) return Promise.resolve(gathered);
  return new Promise((resolve, reject) => {
    const tired = setTimeout(() => reject(new Error('a field did not answer')), 3000);
    channel.addEventListener('message', function hear({ data }) {
      if (data?.kind !== 'values') return;
      Object.assign(gathered, data.values);
      if (!isWhole()) return;
      clearTimeout(tired);
      channel.removeEventListener('message', hear);
      resolve(gathered);
    });
    channel.postMessage({ kind: 'ask' });
  });
}

async function tokenize(request) {
  try {
    const answer = await fetch('/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session, ...(await gather()) }),
    });
    const said = await answer.json();
    const problems = said.problems ?? {};
    show(problems);
    channel.postMessage({ kind: 'problems', problems });
    if (answer.ok) tell({ kind: 'token', request, token: said.token });
    else if (said.problems) tell({ kind: 'refused', request, problems: Object.keys(problems) });
    else tell({ kind: 'failed', request });
  } catch {
    tell({ kind: 'failed', request });
  }
}

function grouped(value) {
  const digits = value.replace(/\D/g, '').slice(0, 19);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

function dated(value) {
  const digits = value.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** Of the accepted schemes, shows the one of the typed number; all of them until it is known. */
function markScheme(number) {
  const digits = number.replace(/\D/g, '');
  const marks = [...document.querySelectorAll('[data-starts]')];
  const found = marks.filter(({ dataset }) => new RegExp(dataset.starts).test(digits));
  for (const each of marks) each.hidden = found.length > 0 && !found.includes(each);
}

const shapes = { number: grouped, expiry: dated, code: (value) => value.replace(/\D/g, '') };

form.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const atEnd = target.selectionStart === target.value.length;
  if (atEnd) target.value = shapes[target.name]?.(target.value) ?? target.value;
  if (target.name === 'number') markScheme(target.value);
  target.removeAttribute('aria-invalid');
  const error = document.getElementById(`${target.name}-error`);
  if (error) error.textContent = '';
  tellState();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  tell({ kind: 'submitted' });
});
form.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  tell({ kind: 'submitted' });
});
channel.addEventListener('message', ({ data }) => {
  if (data?.kind === 'ask') channel.postMessage({ kind: 'values', values: own() });
  if (data?.kind === 'problems') show(data.problems);
});
addEventListener('message', ({ data, origin, source }) => {
  if (origin !== portal || source !== parent || data?.to !== 'card-fields') return;
  if (data.kind === 'tokenize' && inputs.some(({ name }) => name === 'number')) {
    void tokenize(data.request);
  }
  if (data.kind === 'check') check();
  if (data.kind === 'focus') inputs[0]?.focus();
});
addEventListener('resize', tellState);
tellState();
