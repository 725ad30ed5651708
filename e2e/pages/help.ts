import type { Stage } from './stage.ts';

/** The help centre: its button, its panel, and the page of it in a frame. */
export function helpPage({ page, t }: Stage) {
  const title = t('help-center.title');
  const frame = page.frameLocator('iframe');
  return {
    button: page.getByRole('button', { name: title, exact: true }),
    link: page.getByRole('link', { name: title, exact: true }),
    panel: page.getByRole('dialog', { name: title }),
    close: page
      .getByRole('dialog', { name: title })
      .getByRole('button', { name: t('action.close'), exact: true }),
    failed: page.getByText(t('help-center.failed')),
    retry: page.getByRole('button', { name: t('help-center.retry'), exact: true }),
    heading: page.getByRole('heading', { name: title, level: 1 }),
    message: frame.getByRole('textbox'),
    send: frame.getByRole('button'),
    article: frame.locator('summary'),
    thanks: frame.getByRole('status'),
    unsent: frame.getByRole('alert').filter({ hasText: /./ }),
  };
}
