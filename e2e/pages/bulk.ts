import type { Stage } from './stage.ts';

/** A file as the browser is given it. */
export type GivenFile = { name: string; mimeType: string; buffer: Buffer };

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function fileOf(name: string, buffer: Buffer): GivenFile {
  return { name, mimeType: xlsx, buffer };
}

/** How many riders are requested: for the grammar, and as it is written. */
const ridersOf = (count: number) => ({ count, riders: count.toLocaleString('en') });

/** Bulk upload, from the file to its results. */
export function bulkPage({ page, t }: Stage) {
  const say = (name: string, values?: Parameters<typeof t>[1]) =>
    t(`bulk-order-upload.${name}`, values);
  const button = (name: string, values?: Parameters<typeof t>[1]) =>
    page.getByRole('button', { name: say(name, values), exact: true });
  const row = (number: number) =>
    page.getByRole('group', { name: say('rows.row', { number }), exact: true });
  const dialog = page.getByRole('dialog');
  return {
    say,
    choose: button('choose'),
    heading: (name: string) => page.getByRole('heading', { name: say(name), exact: true }),
    fault: (name: string) =>
      page.locator('#bulk-fault').filter({ hasText: say(`fault.${name}`, { rows: '25,000' }) }),
    template: button('template'),
    row,
    cell: (number: number, column: string) =>
      row(number).getByRole('textbox', { name: say(`column.${column}`), exact: true }),
    choice: (number: number, column: string) =>
      row(number).getByRole('combobox', { name: say(`column.${column}`), exact: true }),
    time: (number: number) => row(number).getByLabel(say('column.preordered_for'), { exact: true }),
    onMap: (number: number) => button('rows.map', { number }),
    putOnMap: (number: number) => button('rows.map.set', { number }),
    readPhones: (prefix: string, numbers: number) =>
      button('rows.read-phones', { prefix, numbers: String(numbers) }),
    resume: button('kept.continue'),
    upload: (rows: number) => button('upload', { rows: rows.toLocaleString('en') }),
    remove: (number: number) => button('rows.remove', { number }),
    swap: (number: number) => button('rows.swap', { number }),
    confirm: (number: number) => button('rows.confirm', { number }),
    place: (count: number) => button('place', ridersOf(count)),
    dialog,
    confirmPlacing: (count: number) =>
      dialog.getByRole('button', { name: say('place', ridersOf(count)), exact: true }),
    confirmPlace: (number: number) =>
      dialog.getByRole('button', { name: say('rows.confirm', { number }), exact: true }),
    /** Moves the pin of a row by an address. */
    search: dialog.getByRole('combobox', { name: t('request.destination.label') }),
    /** Beside the button, after the notice has gone. */
    unplaced: page.getByRole('main').getByText(say('place.offline')),
    placeAgain: dialog.getByRole('button', { name: say('place.again'), exact: true }),
    failedRows: button('failed-rows'),
    otherFile: button('other-file'),
    columnOf: (header: string) => page.getByRole('combobox', { name: header, exact: true }),
    checkColumns: button('columns.continue'),
    changeColumns: button('columns.change'),
    sheet: page.getByRole('combobox', { name: say('layout.sheet'), exact: true }),
    nextError: button('rows.next-error'),
    view: (name: string, rows: number) =>
      page.getByRole('radio', { name: say(`rows.view.${name}`, { rows }), exact: true }),
    history: page.getByRole('table', { name: say('history.title') }),
    /** The same where there is no room for a table. */
    historyCards: page.getByRole('list', { name: say('history.title') }),
    async give(file: GivenFile | string): Promise<void> {
      await page.locator('input[type=file]').setInputFiles(file);
    },
  };
}
