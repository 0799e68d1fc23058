/** What only the terms and the privacy page say in Finnish: they are fetched when one of them is opened. */
export const legal = {
  'terms.header': 'Ehdot',
  'terms.intro': 'Nämä ovat voimassa, kun tilaat täältä ruokaa. Lyhyesti, jotta ne voi lukea.',
  'terms.seller.header': 'Keneltä ostat',
  'terms.seller.text':
    'Ostat siltä ketjun ravintolalta, jonka valitset. Sivusto ottaa tilauksen vastaan ja antaa sen ravintolalle.',
  'terms.order.header': 'Milloin olet ostanut',
  'terms.order.text':
    'Olet ostanut, kun maksu on mennyt läpi ja näet tilausnumerosi. Maksamaton tilaus raukeaa 15 minuutin kuluttua.',
  'terms.price.header': 'Hinta',
  'terms.price.text':
    'Hinnat tulevat ravintolan ruokalistalta ja sisältävät arvonlisäveron. Jos hinta muuttuu valitessasi, kysymme ennen maksamista.',
  'terms.payment.header': 'Maksu',
  'terms.payment.text':
    'Kun maksat, summa varataan kortiltasi. Se veloitetaan vasta, kun keittiö alkaa tehdä ruokaa. Jos tilaus otetaan takaisin sitä ennen, varaus vapautetaan.',
  'terms.cancel.header': 'Jos muutat mieltäsi',
  'terms.cancel.text':
    'Kerro tiskillä ennen kuin keittiö on aloittanut, niin ravintola voi ottaa tilauksen takaisin. Tilauksesta tehdyllä ruoalla ei ole peruutusoikeutta.',
  'terms.pickup.header': 'Kun ruoka on valmis',
  'terms.pickup.text':
    'Seuraa tilausta sen sivulla ja näytä tilausnumero luukulla. Jos syöt paikan päällä, ruoka tuodaan valitsemaasi paikkaan.',
  'terms.allergens.header': 'Allergeenit',
  'terms.allergens.text':
    'Tiedot allergeeneista tulevat ravintolalta. Mitä ei ole ilmoitettu, sitä emme koskaan pidä turvallisena. Jos sinulla on allergia, kysy aina henkilökunnalta.',
  'terms.complaint.header': 'Jos jokin on vialla',
  'terms.complaint.text':
    'Kerro heti tiskillä, niin korjaamme asian siinä. Muuten ota meihin yhteyttä, niin saat vastauksen {{days}} päivän kuluessa. Jos emme pääse sopuun, asian ratkaisee Ruotsin kuluttajavalituslautakunta ARN.',
  'terms.changes.header': 'Muutokset',
  'terms.changes.text': 'Tilaustasi koskevat ne ehdot, jotka tässä olivat, kun tilasit.',
  'terms.toPrivacy': 'Näin käsittelemme henkilötietoja',

  'privacy.header': 'Henkilötiedot',
  'privacy.effective': 'Voimassa {{date}} alkaen.',
  'privacy.intro': 'Haluamme tietää, mitä aiot syödä, ja sen lisäksi mahdollisimman vähän.',
  'privacy.who.header': 'Kuka siitä vastaa',
  'privacy.who.text':
    'Tiedoista vastaa sivustoa pitävä ravintolaketju. Kysy tiskiltä tai ota meihin yhteyttä. Saat vastauksen {{days}} päivän kuluessa.',
  'privacy.contact': 'Kirjoita meille:',
  'privacy.order.header': 'Tilauksesi',
  'privacy.order.text':
    'Säilytämme, mitä tilasit, missä, milloin ja mihin hintaan, valitsemasi paikan ja viestisi keittiölle. Sähköpostin ja puhelinnumeron säilytämme vain, jos annat ne: kuittia varten ja jotta keittiö tavoittaa sinut.',
  'privacy.retention.header': 'Kuinka kauan',
  'privacy.retention.text':
    'Tilaukset ja maksut kuuluvat kirjanpitoon, ja ne säilytetään niin kauan kuin Ruotsin kirjanpitolaki vaatii. Jos haluat yhteystiedot pois sitä ennen, kerro meille.',
  'privacy.payment.header': 'Maksu',
  'privacy.payment.text':
    'Kortin numeron kirjoitat maksupalvelussa. Se ei koskaan tule meille. Säilytämme maksun numeron, summan ja tiedon siitä, menikö se läpi.',
  'privacy.account.header': 'Jos sinulla on tili',
  'privacy.account.text':
    'Silloin säilytämme nimen, sähköpostin, puhelinnumeron, jäsennumeron, suosikit ja tilauksesi. Salasanasta säilytetään vain jälki, jota ei voi lukea. Oma tili -sivulla voit muuttaa, hakea ja poistaa kaiken.',
  'privacy.cookies.header': 'Evästeet',
  'privacy.cookies.text':
    'Yksi eväste muistaa kielesi vuoden. Jos kirjaudut, yksi pitää sinut kirjautuneena, kunnes kirjaudut ulos tai se vanhenee, ja yksi muistaa vuoden, että olet kirjautunut täällä, jottei kukaan muu voi lukita sinua ulos. Jos sallit kävijätilaston, yksi muistaa satunnaisen luvun vuoden. Muita evästeitä tai mainoksia ei ole.',
  'privacy.location.header': 'Missä olet',
  'privacy.location.text':
    'Jos annat selaimen kertoa, missä olet, etäisyys ravintoloihin lasketaan omalla laitteellasi. Paikkaa ei lähetetä minnekään.',
  'privacy.logs.header': 'Sivuston ylläpito',
  'privacy.logs.text':
    'Verkko-osoitettasi käytetään hetki väärinkäytön estämiseen, eikä sitä kirjoiteta mihinkään lokiin. Jos sivu menee rikki, virhe ja sivun osoite voidaan lähettää ylläpitäjälle ilman mitään sinuun viittaavaa.',
  'privacy.statistics.header': 'Kävijätilasto',
  'privacy.statistics.text':
    'Vain jos suostut, ja vain jos sivusto on niin asetettu: mitä sivuja avataan ja milloin. Ei koskaan, mitä tilaat tai kuka olet.',
  'privacy.rights.header': 'Oikeutesi',
  'privacy.rights.text':
    'Saat tietää, mitä meillä on sinusta, korjauttaa sen, ottaa sen mukaasi ja poistattaa sen, ellei laki muuta vaadi. Jos et ole tyytyväinen, voit valittaa Ruotsin tietosuojaviranomaiselle (IMY).',
  'privacy.toTerms': 'Ehdot',

  'statistics.none': 'Tämä sivusto ei laske käyntejä.',
  'statistics.granted': 'Olet sallinut kävijätilaston.',
  'statistics.refused': 'Olet kieltänyt kävijätilaston.',
  'statistics.unasked': 'Et ole vielä vastannut, joten mitään ei lasketa.',
  'statistics.withdraw': 'Peru suostumukseni',
  'statistics.allow': 'Salli kävijätilasto',
  'statistics.refuse': 'Ei kiitos',

  'device.header': 'Mitä laitteellasi säilytetään',
  'device.text': 'Se on tässä selaimessa, jotta kori säilyy ja sivusto toimii huonollakin verkolla.',
  'device.list': 'Laitteella säilytetään',
  'device.kept.cart': 'Korisi ja korit, jotka odottavat muissa ravintoloissa',
  'device.kept.order': 'Tilauksesi tältä laitteelta ja linkit, joilla ne avautuvat',
  'device.kept.shop': 'Valitsemasi ravintola',
  'device.kept.menu': 'Ravintolan ruokalista',
  'device.kept.navigation': 'Sivu, jolla olit, jotta voit jatkaa siitä',
  'device.kept.appStore': 'Kieli, ketjun asetukset ja vastauksesi kävijätilastosta',
  'device.kept.auth': 'Että olet kirjautunut, nimi ja suosikit',
  'device.kept.suggestedArticles': 'Mitä ehdotuksia olet jo saanut',
  'device.kept.dietFilter': 'Mitä syöt, kunnes suljet välilehden',
  'device.kept.reloaded': 'Milloin sivu viimeksi käynnistyi uudelleen',
  'device.kept.scroll': 'Miten alhaalla sivuilla olit',
  'device.kept.culture': 'Eväste: valitsemasi kieli',
  'device.kept.visitor': 'Eväste: satunnainen luku kävijätilastoa varten',
  'device.kept.cache': 'Sivuston omat tiedostot, ruokalistat ja kuvat huonon verkon varalta',
  'device.kept.other': 'Jotain, minkä sivuston toinen versio jätti: {{name}}',
  'device.files_one': '{{count}} tiedosto',
  'device.files_other': '{{count}} tiedostoa',
  'device.since': 'säilytetty {{time}}',
  'device.nothing': 'Juuri nyt ei säilytetä mitään.',
  'device.unreadable': 'Selain ei anna nähdä kaikkea, mitä säilytetään.',
  'device.export': 'Tallenna kopio tiedostoon',
  'device.exportHint': 'Tiedostolla voi avata tilauksesi, joten älä anna sitä kenellekään.',
  'device.exported': 'Kopio on tallennettu.',
  'device.erase': 'Poista kaikki',
  'device.question': 'Poistetaanko kaikki tältä laitteelta?',
  'device.loses': 'Kori, kieli ja tilaustesi luettelo katoavat täältä. Se, mitä on tilattu, tehdään silti.',
  'device.logsOut': 'Sinut kirjataan myös ulos.',
  'device.running_one':
    'Maksettu tilaus on kesken. Ota ensin sen linkki talteen, muuten et voi seurata sitä täältä.',
  'device.running_other':
    '{{count}} maksettua tilausta on kesken. Ota ensin niiden linkit talteen, muuten et voi seurata niitä täältä.',
  'device.runningLink': 'Seuraa tilausta {{number}}',
  'device.runningLinkUnnumbered': 'Seuraa tilausta',
  'device.yes': 'Poista kaikki',
  'device.no': 'Säilytä',
  'device.failed': 'Kaikkea ei saatu poistettua. Sulje sivuston muut välilehdet ja yritä uudelleen.',
  'device.stillLoggedIn':
    'Palvelimeen ei saatu yhteyttä, joten olet yhä kirjautuneena eikä mitään ole poistettu. Yritä uudelleen.',
} as const;
