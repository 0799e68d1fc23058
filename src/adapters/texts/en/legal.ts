/** What only the terms and the privacy page say in English: they are fetched when one of them is opened. */
export const legal = {
  'terms.header': 'Terms',
  'terms.intro': 'This holds when you order food here. Short, so that it can be read.',
  'terms.seller.header': 'Who you buy from',
  'terms.seller.text':
    'You buy from the restaurant of the chain that you choose. This site takes the order and hands it to the restaurant.',
  'terms.order.header': 'When you have bought',
  'terms.order.text':
    'You have bought when the payment has gone through and you see your order number. An order that is not paid lapses after 15 minutes.',
  'terms.price.header': 'Price',
  'terms.price.text':
    'Prices come from the menu of the restaurant and include VAT. If one changes while you choose, we ask before you pay.',
  'terms.payment.header': 'Payment',
  'terms.payment.text':
    'When you pay, the amount is reserved on your card. It is charged only when the kitchen starts to cook. If the order is taken back before that, the reservation is released.',
  'terms.cancel.header': 'If you change your mind',
  'terms.cancel.text':
    'Tell the counter before the kitchen has begun, and the restaurant can take the order back. Food cooked to order has no right of withdrawal.',
  'terms.pickup.header': 'When the food is ready',
  'terms.pickup.text':
    'Follow the order on its page and show the order number at the hatch. If you eat in, the food comes to the place you chose.',
  'terms.allergens.header': 'Allergens',
  'terms.allergens.text':
    'What is said of allergens comes from the restaurant. What is not declared we never count as safe. If you have an allergy, always ask the staff.',
  'terms.complaint.header': 'If something is wrong',
  'terms.complaint.text':
    'Tell the counter at once, and we put it right there. Otherwise get in touch with us, and you have an answer within {{days}} days. If we cannot agree, the National Board for Consumer Disputes (ARN) tries the case.',
  'terms.changes.header': 'Changes',
  'terms.changes.text': 'The terms that stood here when you ordered hold for that order.',
  'terms.toPrivacy': 'How we handle personal data',

  'privacy.header': 'Personal data',
  'privacy.effective': 'In force from {{date}}.',
  'privacy.intro': 'We want to know what you are going to eat, and as little as possible beyond that.',
  'privacy.who.header': 'Who answers for it',
  'privacy.who.text':
    'The restaurant chain that runs this site answers for the data. Ask at the counter or get in touch with us. You have an answer within {{days}} days.',
  'privacy.contact': 'Write to us:',
  'privacy.order.header': 'Your order',
  'privacy.order.text':
    'We keep what you ordered, where, when, at what price, the place you chose and your note to the kitchen. Email and phone number are kept only if you fill them in: for the receipt, and so that the kitchen can reach you.',
  'privacy.retention.header': 'For how long',
  'privacy.retention.text':
    'Orders and payments are bookkeeping, and are kept as long as the Swedish Bookkeeping Act demands. If you want contact details removed before that, tell us.',
  'privacy.payment.header': 'Payment',
  'privacy.payment.text':
    'You write the card number at the payment service. It never reaches us. We keep the number of the payment, the amount and whether it went through.',
  'privacy.account.header': 'If you have an account',
  'privacy.account.text':
    'Then we keep name, email, phone number, member number, favourites and your orders. The password is kept only as a print that cannot be read. Under My account you can change, fetch and remove all of it.',
  'privacy.cookies.header': 'Cookies',
  'privacy.cookies.text':
    'One cookie remembers your language for a year. If you log in, one keeps you logged in until you log out or it runs out, and one remembers for a year that you have been logged in here, so that nobody else can lock you out. If you say yes to visit statistics, one remembers a random number for a year. No other cookies, no advertising.',
  'privacy.location.header': 'Where you are',
  'privacy.location.text':
    'If you let the browser say where you are, the distance to the restaurants is worked out on your own device. The place is sent nowhere.',
  'privacy.logs.header': 'Running the site',
  'privacy.logs.text':
    'Your network address is used for a short while to stop abuse, and is written in no log. If a page breaks, the error and the address of the page may be sent to whoever runs the site, with nothing that points at you.',
  'privacy.statistics.header': 'Visit statistics',
  'privacy.statistics.text':
    'Only if you say yes, and only where the site is set up for it: which pages are opened and when. Never what you order or who you are.',
  'privacy.rights.header': 'Your rights',
  'privacy.rights.text':
    'You can learn what we have about you, have it corrected, take it with you, and have it erased unless the law says otherwise. If you are not content, you can complain to the Swedish Authority for Privacy Protection (IMY).',
  'privacy.toTerms': 'The terms',

  'statistics.none': 'This site counts no visits.',
  'statistics.granted': 'You have said yes to visit statistics.',
  'statistics.refused': 'You have said no to visit statistics.',
  'statistics.unasked': 'You have not answered yet, so nothing is counted.',
  'statistics.withdraw': 'Take back my yes',
  'statistics.allow': 'Allow visit statistics',
  'statistics.refuse': 'No thanks',

  'device.header': 'What is kept on your device',
  'device.text':
    'It lies in this browser, so that the basket stays and the site works where the network is poor.',
  'device.list': 'Kept on the device',
  'device.kept.cart': 'Your basket, and baskets that wait in other restaurants',
  'device.kept.order': 'Your orders from this device, with the links that open them',
  'device.kept.shop': 'The restaurant you chose',
  'device.kept.menu': 'The menu of the restaurant',
  'device.kept.navigation': 'The page you were on, so that you can carry on there',
  'device.kept.appStore': 'Language, the settings of the chain and your answer about visit statistics',
  'device.kept.auth': 'That you are logged in, with name and favourites',
  'device.kept.suggestedArticles': 'Which suggestions you have already had',
  'device.kept.dietFilter': 'What you eat, until you close the tab',
  'device.kept.reloaded': 'When the page last started itself anew',
  'device.kept.scroll': 'How far down the pages you were',
  'device.kept.culture': 'A cookie: the language you chose',
  'device.kept.visitor': 'A cookie: a random number for visit statistics',
  'device.kept.cache': 'The site’s own files, menus and pictures, for a poor network',
  'device.kept.other': 'Something that another version of the site left: {{name}}',
  'device.files_one': '{{count}} file',
  'device.files_other': '{{count}} files',
  'device.since': 'kept {{time}}',
  'device.nothing': 'Nothing is kept right now.',
  'device.unreadable': 'The browser does not let us see all that is kept.',
  'device.export': 'Save a copy as a file',
  'device.exportHint': 'The file can open your orders, so hand it to nobody.',
  'device.exported': 'The copy is saved.',
  'device.erase': 'Erase everything',
  'device.question': 'Erase everything on this device?',
  'device.loses':
    'The basket, the language and the list of your orders go from here. What is ordered is cooked all the same.',
  'device.logsOut': 'You are also logged out.',
  'device.running_one':
    'A paid order is on its way. Keep the link to it first, or you cannot follow it from here.',
  'device.running_other':
    '{{count}} paid orders are on their way. Keep the links to them first, or you cannot follow them from here.',
  'device.runningLink': 'Follow order {{number}}',
  'device.runningLinkUnnumbered': 'Follow the order',
  'device.yes': 'Erase everything',
  'device.no': 'Keep it',
  'device.failed': 'Not everything could be erased. Close the other tabs of the site and try again.',
  'device.stillLoggedIn':
    'The server could not be reached, so you are still logged in and nothing is erased. Please try again.',
} as const;
