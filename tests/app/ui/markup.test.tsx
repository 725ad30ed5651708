import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, IconButton, ListRow, Notice, Steps, Switch, Tabs, TextField } from '#ui';

const render = renderToStaticMarkup;
const nothing = () => undefined;

describe('a field', () => {
  it('is named by its label and described by its error before its hint', () => {
    const html = render(<TextField id="name" label="Name" hint="As on the bell" error="Missing" />);
    expect(html).toContain('<label for="name"');
    expect(html).toContain('aria-describedby="name-error name-hint"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/id="name-error".*Missing/);
  });

  it('claims neither error nor description when it has none', () => {
    const html = render(<TextField label="Name" />);
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('aria-describedby');
  });
});

describe('a button', () => {
  it('keeps the focus while busy, and says so', () => {
    const html = render(<Button busy>Send</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toMatch(/ disabled/);
  });

  it('keeps the focus while another button is busy, and only that one turns', () => {
    const html = render(<Button busy="elsewhere">Review</Button>);
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain('aria-busy');
    expect(html).not.toMatch(/ disabled|<svg/);
  });

  it('does not send a form by accident', () => {
    expect(render(<Button>Add</Button>)).toContain('type="button"');
  });

  it('is named when it shows only an icon', () => {
    expect(render(<IconButton icon="close" label="Close" />)).toContain('aria-label="Close"');
  });
});

it('marks the selected tab and lets Tab reach only that one', () => {
  const tabs = [
    { id: 'a', label: 'A', count: 3 },
    { id: 'b', label: 'B' },
  ] as const;
  const html = render(
    <Tabs label="Orders" tabs={tabs} selected="b" onSelect={nothing}>
      Panel
    </Tabs>,
  );
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
  expect(html.match(/tabindex="0"/g)).toHaveLength(1);
  expect(html).toMatch(/role="tabpanel"[^>]*aria-labelledby="[^"]*-b"/);
});

it('makes a row a link, a button or plain text by what it does', () => {
  expect(render(<ListRow title="A" href="/a" selected />)).toMatch(/<a [^>]*aria-current="true"/);
  expect(render(<ListRow title="A" onSelect={nothing} />)).toMatch(/<button [^>]*aria-pressed/);
  expect(render(<ListRow title="A" />)).not.toMatch(/<a |<button/);
});

it('says where a timeline stands', () => {
  const step = { id: '1', label: 'Accepted', state: 'current', stateLabel: 'now' } as const;
  const html = render(<Steps label="Progress" steps={[step]} />);
  expect(html).toContain('aria-current="step"');
  expect(html).toContain('now');
});

it('announces a switch as one', () => {
  expect(render(<Switch label="Sound" />)).toContain('role="switch"');
});

it('offers to dismiss only what can be dismissed', () => {
  expect(render(<Notice>Saved</Notice>)).not.toContain('<button');
  const html = render(
    <Notice onDismiss={nothing} dismissLabel="Dismiss">
      Saved
    </Notice>,
  );
  expect(html).toContain('aria-label="Dismiss"');
});
