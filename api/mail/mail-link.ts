import { html, type Html } from '@api/html/html';

/** Where an email leads. */
export interface MailLink {
  readonly label: string;
  readonly address: string;
}

const BUTTON =
  'background: #c2361a; border-radius: 24px; color: #fffaf2; display: inline-block; font-weight: bold; padding: 12px 24px; text-decoration: none';

/** The link of an email as a button; nothing without one. */
export const mailLink = (link: MailLink | undefined): Html =>
  link === undefined
    ? html``
    : html`<p style="margin: 24px 0"><a href="${link.address}" style="${BUTTON}">${link.label}</a></p>`;
