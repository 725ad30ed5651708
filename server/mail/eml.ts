import PostalMime, { type Attachment } from 'postal-mime';

/** A mail of the outbox, as its page shows it. */
export type ReadMail = {
  to: string;
  subject: string;
  date: string;
  text: string;
  /** The same as HTML, with its pictures in it; empty where it has none. */
  html: string;
  files: string[];
};

/** Reads a mail that our own transport wrote: its headers, its texts and the names of its files. */
export async function readMail(eml: string): Promise<ReadMail> {
  const mail = await PostalMime.parse(eml, { attachmentEncoding: 'base64' });
  const { subject = '', text = '', html = '', attachments, headers } = mail;
  const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  const files = attachments.filter(({ disposition }) => disposition === 'attachment');
  return {
    to: header('to'),
    subject,
    date: header('date'),
    text,
    html: withPictures(html, attachments),
    files: files.map(({ filename }) => filename ?? ''),
  };
}

/** Replaces references to attached pictures by the pictures as data. */
function withPictures(html: string, attachments: readonly Attachment[]): string {
  return html.replaceAll(/"cid:([^"]+)"/g, (named, id: string) => {
    const found = attachments.find(({ contentId }) => contentId === `<${id}>`);
    return found ? `"data:${found.mimeType};base64,${found.content}"` : named;
  });
}
