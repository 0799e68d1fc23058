import type { Environment } from '@api/environment';
import { isLoopbackHost } from '@api/http/is-loopback-host';

/** Notes for the operator of an API that others can reach, a sentence each. */
export function startNotes(environment: Environment): readonly string[] {
  const { host, publicOrigin, trustedProxies, demonstration } = environment;
  if (publicOrigin === undefined && isLoopbackHost(host)) return [];
  return [
    ...(publicOrigin?.startsWith('https:') && trustedProxies === undefined ? [PROXY] : []),
    ...(demonstration.size > 0
      ? [`LUCKA_DEMO: ${[...demonstration].join(', ')} of the demonstration is on.`]
      : []),
    ...(hasRealMoney(environment) ? [] : ['Payments use no real money.']),
    ...(demonstration.has('logins')
      ? ['Every visitor can log in as the members and the staff of the demonstration.']
      : []),
    ...(demonstration.has('mailbox') && environment.smtpUrl === undefined ? [MAILBOX] : []),
  ];
}

const hasRealMoney = ({ payments, demonstration }: Environment): boolean =>
  payments === undefined
    ? !demonstration.has('payments')
    : payments.kind !== 'stripe' || payments.secretKey.includes('_live_');

const PROXY =
  'PUBLIC_ORIGIN is https, so a proxy is in front of this server, but LUCKA_TRUSTED_PROXIES is not set: all visitors ' +
  'count as one address and share its rate limits. Set it to the number of proxies, or to 0 where they pass on the ' +
  'visitor’s own address.';

const MAILBOX = 'Every visitor can read the e-mails to all members, and so take over their accounts.';
