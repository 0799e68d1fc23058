import { formatMoney } from '@/domain/shared/format-money';
import {
  EMPTY_CARD_FORM,
  type CardErrors,
  type CardField,
  type CardForm,
} from '@demo/payment-provider/card-form';
import { html, type Html } from '@api/html/html';
import { pageTexts, type PageTexts } from '@demo/payment-provider/page-texts';
import type { ProviderSession } from '@api/payments/provider-ledger';
import { TEST_CARDS, TEST_CARD_NUMBERS, type TestCard } from '@demo/payment-provider/test-cards';

interface FieldLook {
  readonly name: CardField;
  readonly autocomplete: string;
  readonly maxLength: number;
}

const FIELDS: readonly FieldLook[] = [
  { name: 'number', autocomplete: 'cc-number', maxLength: 23 },
  { name: 'expiry', autocomplete: 'cc-exp', maxLength: 7 },
  { name: 'cvc', autocomplete: 'cc-csc', maxLength: 4 },
];

/** The form to pay with. Works without script. */
export function paymentPage(
  session: ProviderSession,
  form: CardForm = EMPTY_CARD_FORM,
  errors: CardErrors = [],
): string {
  const texts = pageTexts(session.page.language);
  const amount = shownAmount(session);
  return documentOf(
    session,
    html`<form method="post" novalidate>
      ${errorSummary(texts, errors)}
      <fieldset>
        <legend>${texts.cards}</legend>
        ${TEST_CARDS.map((card) => testCardChoice(texts, card, form))}
        <label class="choice other">
          <input type="radio" name="card" value="other" ${checked(form.card === 'other')} />
          <span><b>${texts.other}</b></span>
        </label>
        <div class="fields">${FIELDS.map((field) => fieldOf(texts, field, form, errors))}</div>
      </fieldset>
      <button class="pay" name="action" value="pay">${texts.pay} ${amount}</button>
      <button class="cancel" name="action" value="cancel">${texts.cancel}</button>
    </form>`,
  );
}

/** Nothing to do here any more: the way back, by a redirect, since a link would lose the fragment of this address. */
export function endedPage(session: ProviderSession): string {
  const texts = pageTexts(session.page.language);
  return documentOf(
    session,
    html`<p>${texts.ended}</p>
      <form method="post"><button class="pay" name="action" value="back">${texts.back}</button></form>`,
  );
}

function documentOf(session: ProviderSession, content: Html): string {
  const { language, orderNumber, shopName } = session.page;
  const texts = pageTexts(language);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${texts.title} · ${shopName}</title>
        <link rel="stylesheet" href="/demo-payment/style.css" />
      </head>
      <body>
        <main>
          <p class="notice">${texts.demonstration}</p>
          <h1>${shopName}</h1>
          <dl>
            <div>
              <dt>${texts.order}</dt>
              <dd>${orderNumber}</dd>
            </div>
            <div class="amount">
              <dt>${texts.amount}</dt>
              <dd>${shownAmount(session)}</dd>
            </div>
          </dl>
          ${content}
        </main>
      </body>
    </html> `.markup;
}

const shownAmount = ({ amount, currency, page }: ProviderSession): string =>
  formatMoney(amount, { name: currency, symbol: page.symbol }, page.language);

const testCardChoice = (texts: PageTexts, card: TestCard, form: CardForm): Html =>
  html`<label class="choice">
    <input type="radio" name="card" value="${card}" ${checked(form.card === card)} />
    <span><b>${TEST_CARD_NUMBERS[card]}</b><small>${texts[card]}</small></span>
  </label>`;

function fieldOf(
  texts: PageTexts,
  { name, autocomplete, maxLength }: FieldLook,
  form: CardForm,
  errors: CardErrors,
): Html {
  const isWrong = errors.includes(name);
  return html`<div class="field ${name}">
    <label for="${name}">${texts[name]}</label>
    <input
      id="${name}"
      name="${name}"
      value="${name === 'cvc' ? '' : form[name]}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      maxlength="${String(maxLength)}"
      ${isWrong ? wrongField(name, errors[0] === name) : undefined}
    />
    ${isWrong ? html`<p class="error" id="${name}-error">${texts[`${name}Error`]}</p>` : undefined}
  </div>`;
}

const wrongField = (name: CardField, isFirst: boolean): Html =>
  html` aria-invalid="true" aria-describedby="${name}-error" ${isFirst ? html` autofocus` : undefined}`;

/** No links to the fields: following one would replace the fragment of this address. */
const errorSummary = (texts: PageTexts, errors: CardErrors): Html | undefined =>
  errors.length === 0
    ? undefined
    : html`<div class="summary" role="alert">
        <p>${texts.errors}</p>
        <ul>
          ${errors.map((name) => html`<li>${texts[`${name}Error`]}</li>`)}
        </ul>
      </div>`;

const checked = (isChecked: boolean): Html | undefined => (isChecked ? html` checked` : undefined);
