/** Something that is wrong in a file, or in the environment; a line where one can be told. */
export type Finding = { file: string; line?: number | undefined; field: string; why: string };

/** As editors and terminals can follow it: `deployments/sg.json:7: timezone: …`. */
export function written({ file, line, field, why }: Finding): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return [place, ...(field === '' ? [] : [field]), why].join(': ');
}
