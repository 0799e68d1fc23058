/**
 * What the product says in Swedish, by screen. The keys of all languages are these; `_one` and `_other` are forms of
 * one key, chosen by the value `count`.
 */
export const sv = {
  'product.name': 'Lucka',

  'shell.skipToContent': 'Hoppa till innehållet',
  'navbar.label': 'Sidans meny',
  'navbar.back': 'Tillbaka',
  'navbar.home': 'Till startsidan',
  'navbar.language': 'Byt språk',
  'navbar.orders_one': '{{count}} pågående beställning',
  'navbar.orders_other': '{{count}} pågående beställningar',
  'footer.version': 'Version {{version}}',
  'language.header': 'Välj språk',
  'language.notConfigured': 'Inga språk har ställts in.',
  'language.sv': 'Svenska',
  'language.en': 'English',
  'language.fi': 'Suomi',
  'language.no': 'Norsk',
  'language.ru': 'Русский',
  'popup.error': 'Något gick snett',
  'popup.question': 'En fråga',
  'popup.close': 'Stäng',
  'popup.yes': 'Ja',
  'popup.no': 'Nej',
  'confirm.cancelOrder': 'Vill du avbryta beställningen och tömma varukorgen?',
  'confirm.resetBasket': 'Om du lämnar sidan töms varukorgen. Vill du lämna den ändå?',
  'confirm.otherShop': 'Din varukorg är från {{shopName}}. Vill du byta restaurang och lägga den åt sidan?',
  'errorPage.header': 'Sidan gick sönder',
  'errorPage.text': 'Det är vårt fel. Din korg är kvar.',
  'errorPage.home': 'Till startsidan',
  'loader.generic': 'Ett ögonblick …',

  'offline.header': 'Du är utan nät',
  'offline.text': 'Din korg är kvar. Så snart nätet är tillbaka fortsätter du där du var.',
  'offline.button': 'Försök igen',

  'orderType.takeAway': 'Ta med',
  'orderType.dineInPlace': 'Ät här',

  'validation.spotRequired': 'Välj var du vill ha maten innan du går vidare.',

  'orderStep.calculatedPrice': 'Mottagen',
  'orderStep.added': 'Hos köket',
  'orderStep.started': 'Lagas',
  'orderStep.finnished': 'Snart klar',
  'orderStep.done': 'Klar',
  'orderStep.delivered': 'Utlämnad',
  'orderStatus.calculatedPrice': 'Vi har din beställning och väntar på betalningen.',
  'orderStatus.added': 'Köket har fått din beställning.',
  'orderStatus.started': 'Din mat lagas nu.',
  'orderStatus.finnished': 'Din mat är snart klar.',
  'orderStatus.done': 'Din mat är klar.',
  'orderStatus.delivered': 'Maten är utlämnad. Smaklig måltid.',
  'orderStatus.rollbacked': 'Beställningen avbröts. Reservationen på ditt kort är släppt.',

  'error.server': 'Något gick fel hos oss. Försök igen om en stund.',
  'error.notFound': 'Sidan eller rätten finns inte på den här restaurangen.',
  'error.badRequest': 'Det där gick inte att genomföra. Ladda om sidan och försök igen.',
  'error.moved': 'Det du söker har flyttat. Ladda om sidan.',
  'error.unknown': 'Något oväntat hände. Försök igen.',
  'error.unreachable': 'Vi får ingen kontakt just nu. Din korg är kvar, försök igen.',
  'error.validation': 'Några uppgifter behöver rättas.',
  'error.receipt': 'Kvittot gick inte att skicka, försök igen.',

  'error.account.InvalidToken': 'Länken gäller inte längre. Be om en ny.',
  'error.account.PasswordRequiresNonAlphanumeric':
    'Lösenordet behöver minst ett tecken som inte är bokstav eller siffra.',
  'error.account.PasswordRequiresDigit': 'Lösenordet behöver minst en siffra.',
  'error.account.PasswordRequiresLower': 'Lösenordet behöver minst en liten bokstav.',
  'error.account.PasswordRequiresUpper': 'Lösenordet behöver minst en stor bokstav.',
  'error.account.PasswordTooShort': 'Lösenordet behöver minst 6 tecken.',
  'error.account.PasswordMismatch': 'Det nuvarande lösenordet stämmer inte.',
  'error.account.DuplicateUserName': 'Det finns redan ett konto med den här e-postadressen.',
  'error.account.DuplicateEmail': 'E-postadressen används redan.',

  'error.user.invalid-password': 'Lösenordet stämmer inte.',
  'error.user.register-user-failure': 'Kontot kunde inte skapas. Försök igen om en stund.',
  'error.user.password-mismatch': 'De två lösenorden är inte lika.',
  'error.user.send-email-confirmation-failed': 'Bekräftelsen gick inte att skicka. Försök igen om en stund.',
  'error.user.invalid-phone': 'Telefonnumret ser inte rätt ut.',
  'error.user.requires-phone': 'Fyll i ett telefonnummer.',
  'error.user.requires-shop': 'Välj din favoritrestaurang.',

  'error.order.failed-find-order': 'Vi hittar inte beställningen.',
  'error.order.unavailable-products': 'Något i din korg är slut. Ta bort det så kan du beställa resten.',
  'error.order.shop-closed': 'Restaurangen har stängt. Din korg är kvar.',
  'error.order.shop-closed-at-pickuptime': 'Restaurangen är stängd vid den tiden. Din korg är kvar.',
  'error.order.shop-paused': 'Restaurangen tar en paus i beställningarna. Försök igen om en stund.',
  'error.order.create-order-failed': 'Beställningen kom inte fram. Inget är betalt, försök igen.',
  'error.order.create-order-failed-missing-recipe-items':
    'Köket saknar något till en av rätterna. Byt ut den och försök igen.',

  'error.preOrder.invalid-shop-id': 'Den restaurangen känner vi inte till.',
  'error.preOrder.shop-not-found': 'Vi hittar inte restaurangen.',
  'error.preOrder.internal-server-error': 'Något gick fel hos oss. Försök igen om en stund.',
  'error.preOrder.missing-parameter': 'En uppgift saknas i beställningen.',
  'error.preOrder.invalid-parameter': 'En uppgift i beställningen stämmer inte.',
  'error.preOrder.shop-paused': 'Restaurangen tar en paus i beställningarna. Försök igen om en stund.',
  'error.preOrder.shop-offline': 'Restaurangen tar inte emot beställningar just nu.',
  'error.preOrder.shop-method-not-supported': 'Så kan restaurangen inte ta emot beställningar.',
  'error.preOrder.unknown-error': 'Något oväntat hände hos restaurangen. Försök igen.',
  'error.preOrder.shop-error-internal-error': 'Restaurangens kassa fick ett fel. Försök igen om en stund.',
  'error.preOrder.shop-error-invalid-date-time': 'Hämttiden går inte att läsa. Försök igen.',
  'error.preOrder.shop-error-date-time-in-the-past': 'Hämttiden har redan varit. Försök igen.',
  'error.preOrder.shop-error-timeout-waiting-for-call-lock':
    'Restaurangen är upptagen. Försök igen om en stund.',
  'error.preOrder.shop-error-terminal-not-found': 'Restaurangens kassa svarar inte. Försök igen om en stund.',
  'error.preOrder.shop-error-stock-center-not-found':
    'Restaurangens lager svarar inte. Försök igen om en stund.',
  'error.preOrder.shop-error-recipe-items-missing':
    'Köket saknar något till en av rätterna. Byt ut den och försök igen.',
  'error.preOrder.shop-error-internal-error-in-call':
    'Restaurangens kassa fick ett fel. Försök igen om en stund.',
  'error.preOrder.shop-error-order-not-found': 'Restaurangen hittar inte beställningen.',
  'error.preOrder.shop-error-order-is-delivered': 'Beställningen är redan utlämnad.',
  'error.preOrder.shop-error-order-is-deleted': 'Beställningen är borttagen.',
  'error.preOrder.shop-error-order-is-started': 'Köket har redan börjat med beställningen.',
  'error.preOrder.shop-error-database-error': 'Restaurangens kassa fick ett fel. Försök igen om en stund.',
  'error.preOrder.shop-error-failed-to-open-database':
    'Restaurangens kassa svarar inte. Försök igen om en stund.',
  'error.preOrder.shop-error-card-init-failed':
    'Kortbetalningen kom inte igång. Inget är betalt, försök igen.',
  'error.preOrder.shop-error-card-init-timeout':
    'Kortbetalningen svarade inte i tid. Inget är betalt, försök igen.',
  'error.preOrder.shop-error-card-init-declined': 'Kortet nekades. Inget är betalt, prova ett annat.',
  'error.preOrder.shop-error-profit-center-not-found':
    'Restaurangens kassa är inte rätt inställd. Säg gärna till i kassan.',
  'error.preOrder.shop-error-payment-not-found': 'Restaurangen hittar inte betalningen.',
  'error.preOrder.shop-error-slots-not-in-use': 'Restaurangen använder inte hämttider.',
  'error.preOrder.shop-error-cashier-not-found':
    'Restaurangens kassa är inte rätt inställd. Säg gärna till i kassan.',
  'error.preOrder.shop-error-currency-error': 'Restaurangen tar inte emot den här valutan.',
  'error.preOrder.shop-error-articles-not-available':
    'Något i din korg är slut. Ta bort det så kan du beställa resten.',
  'error.preOrder.shop-error-slot-not-available': 'Den hämttiden är upptagen. Försök igen.',
  'error.preOrder.shop-error-post-order-check': 'Vi kontrollerar din beställning med restaurangen.',
  'error.preOrder.shop-error-post-order-fixed': 'Något hakade upp sig, men beställningen är framme.',
  'error.preOrder.shop-error-post-order-not-fixed':
    'Beställningen kom inte fram till restaurangen. Prata med kassan.',
  'error.preOrder.shop-error-no-central-web-plu':
    'En av rätterna kan inte beställas här. Ta bort den och försök igen.',

  'error.menu.not-found': 'Vi hittar inte restaurangens meny.',

  'error.payment.payment-01': 'Betalningen gick inte igenom. Inget är draget, försök igen.',
  'error.payment.payment-02': 'Betalningen avbröts. Inget är draget, och din korg är kvar.',
  'error.payment.payment-03': 'Beställningen är inte betald än.',
  'error.payment.payment-04': 'Betalningen stämmer inte med beställningen. Inget är draget, försök igen.',
  'error.payment.payment-05': 'Vi får inte kontakt med betaltjänsten. Försök igen om en stund.',
  'error.payment.payment-06': 'Betalningen saknar sitt nummer. Försök igen.',
  'error.payment.payment-07': 'Vi hittar inte betalningen. Försök igen.',
  'error.payment.payment-08': 'Restaurangen kan inte ta betalt här just nu.',
  'error.payment.payment-09': 'Betaltjänsten hittar inte beställningen. Försök igen.',
  'error.payment.payment-10': 'Vägen tillbaka från betaltjänsten saknas. Försök igen.',
  'error.payment.payment-11': 'Betalningen saknar en uppgift. Försök igen.',
  'error.payment.payment-12': 'Betalningen gick bra, men beställningen kom inte fram. Pengarna släpps igen.',
  'error.payment.payment-13': 'Pengarna kunde inte dras. Prata med kassan.',
  'error.payment.payment-14': 'Betalningen kunde inte startas. Inget är draget, försök igen.',
  'error.payment.payment-15': 'Betalformuläret kunde inte laddas. Ladda om sidan och försök igen.',
} as const;
