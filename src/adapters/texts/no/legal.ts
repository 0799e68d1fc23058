/** What only the terms and the privacy page say in Norwegian: they are fetched when one of them is opened. */
export const legal = {
  'terms.header': 'Vilkår',
  'terms.intro': 'Dette gjelder når du bestiller mat her. Kort, så det kan leses.',
  'terms.seller.header': 'Hvem du kjøper av',
  'terms.seller.text':
    'Du kjøper av den restauranten i kjeden som du velger. Nettstedet tar imot bestillingen og gir den til restauranten.',
  'terms.order.header': 'Når du har kjøpt',
  'terms.order.text':
    'Du har kjøpt når betalingen er gått gjennom og du ser ordrenummeret ditt. En bestilling som ikke blir betalt, faller bort etter 15 minutter.',
  'terms.price.header': 'Pris',
  'terms.price.text':
    'Prisene kommer fra restaurantens meny og er med merverdiavgift. Endres en pris mens du velger, spør vi før du betaler.',
  'terms.payment.header': 'Betaling',
  'terms.payment.text':
    'Når du betaler, reserveres beløpet på kortet ditt. Det trekkes først når kjøkkenet begynner å lage maten. Tas bestillingen tilbake før det, oppheves reservasjonen.',
  'terms.cancel.header': 'Hvis du ombestemmer deg',
  'terms.cancel.text':
    'Si fra ved disken før kjøkkenet har begynt, så kan restauranten ta bestillingen tilbake. Mat som lages på bestilling, har ingen angrerett.',
  'terms.pickup.header': 'Når maten er klar',
  'terms.pickup.text':
    'Følg bestillingen på siden dens og vis ordrenummeret i luka. Spiser du på stedet, kommer maten til plassen du valgte.',
  'terms.allergens.header': 'Allergener',
  'terms.allergens.text':
    'Det som står om allergener, kommer fra restauranten. Det som ikke er oppgitt, regner vi aldri som trygt. Har du allergi, så spør alltid betjeningen.',
  'terms.complaint.header': 'Hvis noe er galt',
  'terms.complaint.text':
    'Si fra ved disken med en gang, så ordner vi det der. Ellers tar du kontakt med oss, og du får svar innen {{days}} dager. Blir vi ikke enige, prøver den svenske klagenemnda ARN saken.',
  'terms.changes.header': 'Endringer',
  'terms.changes.text': 'Vilkårene som sto her da du bestilte, gjelder for den bestillingen.',
  'terms.toPrivacy': 'Slik behandler vi personopplysninger',

  'privacy.header': 'Personvern',
  'privacy.effective': 'Gjelder fra {{date}}.',
  'privacy.intro': 'Vi vil vite hva du skal spise, og så lite som mulig utover det.',
  'privacy.who.header': 'Hvem som har ansvaret',
  'privacy.who.text':
    'Restaurantkjeden som driver nettstedet, har ansvaret for opplysningene. Spør ved disken eller ta kontakt med oss. Du får svar innen {{days}} dager.',
  'privacy.contact': 'Skriv til oss:',
  'privacy.order.header': 'Bestillingen din',
  'privacy.order.text':
    'Vi sparer hva du bestilte, hvor, når og til hvilken pris, plassen du valgte og meldingen din til kjøkkenet. E-post og telefonnummer spares bare hvis du fyller dem inn: til kvitteringen, og så kjøkkenet kan nå deg.',
  'privacy.retention.header': 'Hvor lenge',
  'privacy.retention.text':
    'Bestillinger og betalinger er bokføring, og spares så lenge den svenske bokføringsloven krever. Vil du ha kontaktopplysninger fjernet før det, så si fra.',
  'privacy.payment.header': 'Betaling',
  'privacy.payment.text':
    'Kortnummeret skriver du hos betalingstjenesten. Det kommer aldri til oss. Vi sparer betalingens nummer, beløpet og om den gikk gjennom.',
  'privacy.account.header': 'Hvis du har konto',
  'privacy.account.text':
    'Da sparer vi navn, e-post, telefonnummer, medlemsnummer, favoritter og bestillingene dine. Passordet spares bare som et avtrykk som ikke kan leses. Under Min konto kan du endre, hente ut og fjerne alt sammen.',
  'privacy.cookies.header': 'Informasjonskapsler',
  'privacy.cookies.text':
    'Én informasjonskapsel husker språket ditt i et år. Logger du inn, holder én deg innlogget til du logger ut eller den går ut, og én husker i et år at du har vært innlogget her, så ingen andre kan stenge deg ute. Sier du ja til besøksstatistikk, husker én et tilfeldig tall i et år. Ingen andre, og ingen reklame.',
  'privacy.location.header': 'Hvor du er',
  'privacy.location.text':
    'Lar du nettleseren si hvor du er, regnes avstanden til restaurantene ut på din egen enhet. Stedet sendes ingen steder.',
  'privacy.logs.header': 'Drift av nettstedet',
  'privacy.logs.text':
    'Nettverksadressen din brukes en kort stund for å stoppe misbruk, og skrives ikke i noen logg. Går en side i stykker, kan feilen og sidens adresse sendes til den som driver nettstedet, uten noe som peker på deg.',
  'privacy.statistics.header': 'Besøksstatistikk',
  'privacy.statistics.text':
    'Bare hvis du sier ja, og bare der nettstedet er satt opp for det: hvilke sider som åpnes og når. Aldri hva du bestiller eller hvem du er.',
  'privacy.rights.header': 'Rettighetene dine',
  'privacy.rights.text':
    'Du kan få vite hva vi har om deg, få det rettet, ta det med deg og få det slettet når loven ikke sier noe annet. Er du ikke fornøyd, kan du klage til det svenske datatilsynet (IMY).',
  'privacy.toTerms': 'Vilkårene',

  'statistics.none': 'Dette nettstedet teller ingen besøk.',
  'statistics.granted': 'Du har sagt ja til besøksstatistikk.',
  'statistics.refused': 'Du har sagt nei til besøksstatistikk.',
  'statistics.unasked': 'Du har ikke svart ennå, så ingenting telles.',
  'statistics.withdraw': 'Ta tilbake mitt ja',
  'statistics.allow': 'Tillat besøksstatistikk',
  'statistics.refuse': 'Nei takk',

  'device.header': 'Det som er spart på enheten din',
  'device.text':
    'Det ligger i denne nettleseren, så kurven blir liggende og nettstedet virker der nettet er dårlig.',
  'device.list': 'Spart på enheten',
  'device.kept.cart': 'Kurven din, og kurver som venter hos andre restauranter',
  'device.kept.order': 'Bestillingene dine fra denne enheten, med lenkene som åpner dem',
  'device.kept.shop': 'Restauranten du valgte',
  'device.kept.menu': 'Menyen til restauranten',
  'device.kept.navigation': 'Siden du var på, så du kan fortsette der',
  'device.kept.appStore': 'Språk, kjedens innstillinger og svaret ditt om besøksstatistikk',
  'device.kept.auth': 'At du er logget inn, med navn og favoritter',
  'device.kept.suggestedArticles': 'Hvilke forslag du allerede har fått',
  'device.kept.dietFilter': 'Hva du spiser, til du lukker fanen',
  'device.kept.reloaded': 'Når siden sist startet seg selv på nytt',
  'device.kept.scroll': 'Hvor langt ned på sidene du var',
  'device.kept.culture': 'En informasjonskapsel: språket du valgte',
  'device.kept.visitor': 'En informasjonskapsel: et tilfeldig tall for besøksstatistikk',
  'device.kept.cache': 'Nettstedets egne filer, menyer og bilder, for dårlig nett',
  'device.kept.other': 'Noe som en annen versjon av nettstedet la igjen: {{name}}',
  'device.files_one': '{{count}} fil',
  'device.files_other': '{{count}} filer',
  'device.since': 'spart {{time}}',
  'device.nothing': 'Ingenting er spart akkurat nå.',
  'device.unreadable': 'Nettleseren lar oss ikke se alt som er spart.',
  'device.export': 'Lagre en kopi som fil',
  'device.exportHint': 'Filen kan åpne bestillingene dine, så ikke gi den til noen.',
  'device.exported': 'Kopien er lagret.',
  'device.erase': 'Slett alt',
  'device.question': 'Slette alt på denne enheten?',
  'device.loses':
    'Kurven, språket og listen over bestillingene dine blir borte herfra. Det som er bestilt, blir laget likevel.',
  'device.logsOut': 'Du blir også logget ut.',
  'device.running_one':
    'En betalt bestilling er på vei. Ta vare på lenken til den først, ellers kan du ikke følge den herfra.',
  'device.running_other':
    '{{count}} betalte bestillinger er på vei. Ta vare på lenkene til dem først, ellers kan du ikke følge dem herfra.',
  'device.runningLink': 'Følg bestilling {{number}}',
  'device.runningLinkUnnumbered': 'Følg bestillingen',
  'device.yes': 'Slett alt',
  'device.no': 'Behold det',
  'device.failed': 'Ikke alt kunne slettes. Lukk de andre fanene med nettstedet og prøv igjen.',
  'device.stillLoggedIn':
    'Vi fikk ikke kontakt med serveren, så du er fortsatt innlogget og ingenting er slettet. Prøv igjen.',
} as const;
