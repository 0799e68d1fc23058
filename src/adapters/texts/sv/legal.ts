/** What only the terms and the privacy page say in Swedish: they are fetched when one of them is opened. */
export const legal = {
  'terms.header': 'Villkor',
  'terms.intro': 'Det här gäller när du beställer mat här. Kort, så att det går att läsa.',
  'terms.seller.header': 'Vem du köper av',
  'terms.seller.text':
    'Du köper av den restaurang i kedjan som du väljer. Sidan tar emot beställningen och lämnar den till restaurangen.',
  'terms.order.header': 'När köpet gäller',
  'terms.order.text':
    'Köpet gäller när betalningen har gått igenom och du ser ditt ordernummer. En beställning som inte betalas faller bort efter 15 minuter.',
  'terms.price.header': 'Pris',
  'terms.price.text':
    'Priserna kommer från restaurangens meny, med moms. Ändras priset medan du väljer frågar vi innan du betalar.',
  'terms.payment.header': 'Betalning',
  'terms.payment.text':
    'När du betalar reserveras beloppet på ditt kort. Det dras först när köket börjar laga maten. Tas beställningen tillbaka innan dess släpps reservationen.',
  'terms.cancel.header': 'Ångra dig',
  'terms.cancel.text':
    'Säg till i kassan innan köket har börjat, så kan restaurangen ta tillbaka beställningen. Mat som lagas på beställning har ingen ångerrätt.',
  'terms.pickup.header': 'När maten är klar',
  'terms.pickup.text':
    'Följ beställningen på dess sida och visa ordernumret i luckan. Äter du på plats kommer maten till platsen du valde.',
  'terms.allergens.header': 'Allergener',
  'terms.allergens.text':
    'Uppgifterna om allergener kommer från restaurangen. Det som inte är angivet räknar vi aldrig som säkert. Är du allergisk, fråga alltid personalen.',
  'terms.complaint.header': 'Om något är fel',
  'terms.complaint.text':
    'Säg till i kassan med en gång, så löser vi det där. Annars kan du höra av dig till oss, och du får svar inom {{days}} dagar. Kommer vi inte överens prövar Allmänna reklamationsnämnden saken.',
  'terms.changes.header': 'Ändringar',
  'terms.changes.text': 'De villkor som stod här när du beställde gäller för den beställningen.',
  'terms.toPrivacy': 'Så hanterar vi personuppgifter',

  'privacy.header': 'Personuppgifter',
  'privacy.effective': 'Gäller från {{date}}.',
  'privacy.intro': 'Vi vill veta vad du ska äta, och så lite som möjligt därutöver.',
  'privacy.who.header': 'Vem som svarar',
  'privacy.who.text':
    'Restaurangkedjan som driver sidan svarar för uppgifterna. Fråga i kassan eller hör av dig till oss. Du får svar inom {{days}} dagar.',
  'privacy.contact': 'Skriv till oss:',
  'privacy.order.header': 'Din beställning',
  'privacy.order.text':
    'Vi sparar vad du beställde, var, när, till vilket pris, platsen du valde och ditt meddelande till köket. E-post och telefonnummer sparas bara om du fyller i dem: för kvittot, och så att köket kan nå dig.',
  'privacy.retention.header': 'Hur länge',
  'privacy.retention.text':
    'Beställningar och betalningar är bokföring och sparas så länge bokföringslagen kräver. Vill du att kontaktuppgifter tas bort innan dess, säg till.',
  'privacy.payment.header': 'Betalning',
  'privacy.payment.text':
    'Kortnumret skriver du hos betaltjänsten. Det når aldrig oss. Vi sparar betalningens nummer, belopp och om den gick igenom.',
  'privacy.account.header': 'Om du har konto',
  'privacy.account.text':
    'Då sparar vi namn, e-post, telefonnummer, medlemsnummer, favoriter och dina beställningar. Lösenordet sparas bara som ett avtryck som inte går att läsa. Under Mitt konto kan du ändra, hämta och ta bort alltihop.',
  'privacy.cookies.header': 'Kakor',
  'privacy.cookies.text':
    'En kaka minns ditt språk i ett år. Loggar du in håller en kaka dig inloggad tills du loggar ut eller den går ut, och en minns i ett år att du har varit inloggad här, så att ingen annan kan stänga dig ute. Säger du ja till besöksstatistik minns en kaka ett slumpat nummer i ett år. Inga andra kakor, ingen reklam.',
  'privacy.location.header': 'Var du är',
  'privacy.location.text':
    'Låter du webbläsaren berätta var du är räknar vi ut avståndet till restaurangerna i din egen enhet. Platsen skickas ingenstans.',
  'privacy.logs.header': 'Drift',
  'privacy.logs.text':
    'Din nätadress används en kort stund för att stoppa missbruk och skrivs inte i någon logg. Går en sida sönder kan felet och sidans adress skickas till den som sköter driften, utan något som pekar ut dig.',
  'privacy.statistics.header': 'Besöksstatistik',
  'privacy.statistics.text':
    'Bara om du säger ja, och bara där sidan är inställd för det: vilka sidor som öppnas och när. Aldrig vad du beställer eller vem du är.',
  'privacy.rights.header': 'Dina rättigheter',
  'privacy.rights.text':
    'Du kan få veta vad vi har om dig, få det rättat, få med dig det och få det raderat om inte lagen säger annat. Är du missnöjd kan du klaga hos Integritetsskyddsmyndigheten.',
  'privacy.toTerms': 'Villkoren',

  'statistics.none': 'Den här sidan räknar inga besök.',
  'statistics.granted': 'Du har sagt ja till besöksstatistik.',
  'statistics.refused': 'Du har sagt nej till besöksstatistik.',
  'statistics.unasked': 'Du har inte svarat än, så inget räknas.',
  'statistics.withdraw': 'Ta tillbaka mitt ja',
  'statistics.allow': 'Tillåt besöksstatistik',
  'statistics.refuse': 'Nej tack',

  'device.header': 'Det här sparas på din enhet',
  'device.text':
    'Det ligger i den här webbläsaren, för att korgen ska finnas kvar och sidan ska fungera på dåligt nät.',
  'device.list': 'Sparat på enheten',
  'device.kept.cart': 'Din korg, och korgar som väntar i andra restauranger',
  'device.kept.order': 'Dina beställningar från den här enheten, med länkarna som öppnar dem',
  'device.kept.shop': 'Restaurangen du valde',
  'device.kept.menu': 'Restaurangens meny',
  'device.kept.navigation': 'Sidan du var på, så att du kan fortsätta där',
  'device.kept.appStore': 'Språk, kedjans inställningar och ditt svar om besöksstatistik',
  'device.kept.auth': 'Att du är inloggad, med namn och favoriter',
  'device.kept.suggestedArticles': 'Vilka förslag du redan har fått',
  'device.kept.dietFilter': 'Vad du äter, tills du stänger fliken',
  'device.kept.reloaded': 'När sidan senast startade om sig själv',
  'device.kept.scroll': 'Hur långt ner på sidorna du var',
  'device.kept.culture': 'En kaka: språket du valde',
  'device.kept.visitor': 'En kaka: ett slumpat nummer för besöksstatistik',
  'device.kept.cache': 'Sidans egna filer, menyer och bilder, för dåligt nät',
  'device.kept.other': 'Något som en annan version av sidan har lämnat: {{name}}',
  'device.files_one': '{{count}} fil',
  'device.files_other': '{{count}} filer',
  'device.since': 'sparat {{time}}',
  'device.nothing': 'Ingenting är sparat just nu.',
  'device.unreadable': 'Webbläsaren låter oss inte se allt som är sparat.',
  'device.export': 'Spara en kopia som fil',
  'device.exportHint': 'Filen kan öppna dina beställningar, så lämna den inte till någon.',
  'device.exported': 'Kopian är sparad.',
  'device.erase': 'Radera allt',
  'device.question': 'Radera allt på den här enheten?',
  'device.loses':
    'Korgen, språket och listan över dina beställningar försvinner härifrån. Det som är beställt lagas ändå.',
  'device.logsOut': 'Du loggas också ut.',
  'device.running_one':
    'En betald beställning är på väg. Spara länken till den först, annars kan du inte följa den härifrån.',
  'device.running_other':
    '{{count}} betalda beställningar är på väg. Spara länkarna till dem först, annars kan du inte följa dem härifrån.',
  'device.runningLink': 'Följ beställning {{number}}',
  'device.runningLinkUnnumbered': 'Följ beställningen',
  'device.yes': 'Radera allt',
  'device.no': 'Behåll',
  'device.failed': 'Allt gick inte att radera. Stäng sidans andra flikar och försök igen.',
  'device.stillLoggedIn':
    'Servern gick inte att nå, så du är fortfarande inloggad och inget är raderat. Försök igen.',
} as const;
