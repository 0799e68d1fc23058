import { ApiUnderTest, type Exchange } from '@cli/check-api/api-under-test';
import { checkCatalogue } from '@cli/check-api/check-catalogue';
import { checkOrder } from '@cli/check-api/check-order';
import { checkVisitors } from '@cli/check-api/check-visitors';
import { Findings, type Finding, type Verdict } from '@cli/check-api/findings';
import { done, failed, misused, type Outcome } from '@cli/command/outcome';
import type { Tool } from '@cli/command/tool';

/** More of a text than this hides the rest of the report. */
const SHOWN_CHARS = 400;

const MARKS: Readonly<Record<Verdict, string>> = { fits: '✓', missing: '–', wrong: '✗' };

/** Source: docs/own-back-end.md. */
export const checkApi: Tool = {
  usage: 'check-api <address>',
  description:
    'Calls an API as the storefront does, and prints what fits, what is missing that the storefront can do without, and what is wrong, with the request and its answer. It changes nothing; with --order it also places an order and starts its payment, which it does not pay.',
  options: [{ flags: '--order', description: 'also places an order that will not be paid' }],
  example: 'lucka check-api https://api.my-chain.example --order',
  async run({ words: [address = ''], has }, { clock, randomness, showProgress }) {
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
      return misused('address', `"${address}" is no address; one begins with https:// or http://.`);
    }
    const [api, findings] = [new ApiUnderTest(new URL(address).origin), new Findings()];
    showProgress('Reading settings, shops and menus');
    const catalogue = await checkCatalogue(api, findings);
    await checkVisitors(api, findings, catalogue.settings);
    if (has('order')) {
      showProgress('Placing an order');
      await checkOrder({ api, findings, clock, randomness }, catalogue);
    }
    showProgress(undefined);
    return reportOf(findings.all, address);
  },
};

function reportOf(all: readonly Finding[], address: string): Outcome {
  const count = (verdict: Verdict): number => all.filter((each) => each.verdict === verdict).length;
  const counts = { fits: count('fits'), missing: count('missing'), wrong: count('wrong') };
  const data = { address, ...counts, findings: all.map(dataOf) };
  const lines = [
    ...all.flatMap(linesOf).map(onOneLine),
    '',
    `${address}: ${counts.fits} fit, ${counts.missing} missing, ${counts.wrong} wrong.`,
  ];
  if (counts.wrong === 0) return done(data, lines);
  return { ...failed({ code: 'does-not-fit', isRetryable: false }, ...lines), data };
}

const dataOf = ({ exchange, ...finding }: Finding) => ({
  ...finding,
  ...(finding.verdict !== 'fits' && exchange !== undefined && { exchange: exchangeData(exchange) }),
});

const exchangeData = ({ request, body, status, text }: Exchange) => ({
  request,
  body,
  status,
  answer: text.slice(0, SHOWN_CHARS),
});

function linesOf({ verdict, what, source, reason, exchange }: Finding): readonly string[] {
  const head = `${MARKS[verdict]} ${what} (${source})${reason === '' ? '' : `: ${reason}`}`;
  if (verdict === 'fits' || exchange === undefined) return [head];
  const { request, body, status, text } = exchange;
  return [
    head,
    `    ${request}${body === undefined ? '' : ` ${shortened(body)}`}`,
    ...(status === undefined ? [] : [`    ${status} ${shortened(text)}`]),
  ];
}

const shortened = (text: string): string =>
  text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}…` : text;

/** A server must not write lines of its own into the report. */
const onOneLine = (line: string): string => line.replaceAll(/[\r\n]+/g, ' ');
