/** What the product says in English. Where the specification quotes a sentence, it stands here as quoted. */
export const en = {
  'product.name': 'Lucka',

  'shell.skipToContent': 'Skip to content',
  'navbar.label': 'Site menu',
  'navbar.back': 'Back',
  'navbar.home': 'To the start page',
  'navbar.language': 'Change language',
  'navbar.orders_one': '{{count}} order on its way',
  'navbar.orders_other': '{{count}} orders on their way',
  'footer.version': 'Version {{version}}',
  'language.header': 'Choose a language',
  'language.notConfigured': 'No languages has been configured.',
  'language.sv': 'Svenska',
  'language.en': 'English',
  'language.fi': 'Suomi',
  'language.no': 'Norsk',
  'language.ru': 'Русский',
  'popup.error': 'Something went wrong',
  'popup.question': 'A question',
  'popup.close': 'Close',
  'popup.yes': 'Yes',
  'popup.no': 'No',
  'confirm.cancelOrder': 'Cancel the order and empty the basket?',
  'confirm.resetBasket': 'If you leave, your basket is emptied. Leave anyway?',
  'confirm.otherShop': 'Your basket is from {{shopName}}. Change restaurant and set it aside?',
  'errorPage.header': 'This page broke',
  'errorPage.text': 'That is our fault. Your basket is kept.',
  'errorPage.home': 'To the start page',
  'loader.generic': 'One moment …',

  'offline.header': 'You are offline',
  'offline.text': 'Your basket is kept. As soon as you are back online you go on where you were.',
  'offline.button': 'Try again',

  'orderType.takeAway': 'Takeaway',
  'orderType.dineInPlace': 'Eat here',

  'validation.spotRequired': 'Please select a delivery spot before proceeding.',

  'orderStep.calculatedPrice': 'Received',
  'orderStep.added': 'With the kitchen',
  'orderStep.started': 'Cooking',
  'orderStep.finnished': 'Soon ready',
  'orderStep.done': 'Ready',
  'orderStep.delivered': 'Handed out',
  'orderStatus.calculatedPrice': 'We have your order and wait for the payment.',
  'orderStatus.added': 'The kitchen has your order.',
  'orderStatus.started': 'Your food is being cooked.',
  'orderStatus.finnished': 'Your food is soon ready.',
  'orderStatus.done': 'Your food is ready.',
  'orderStatus.delivered': 'Your food is handed out. Enjoy your meal.',
  'orderStatus.rollbacked': 'The order was cancelled. The reservation on your card is released.',

  'error.server': 'There were a server error, please try again.',
  'error.notFound': 'The page or article is unavailable for this restaurant.',
  'error.badRequest': 'That could not be done. Reload the page and try again.',
  'error.moved': 'What you are looking for has moved. Reload the page.',
  'error.unknown': 'Something unexpected happened. Please try again.',
  'error.unreachable': 'We cannot be reached right now. Your basket is kept, please try again.',
  'error.validation': 'One or more validation errors occurred',
  'error.receipt': 'Failed to send the receipt via email, please try again.',

  'error.account.InvalidToken': 'This link is no longer valid. Ask for a new one.',
  'error.account.PasswordRequiresNonAlphanumeric':
    'The password needs at least one character that is neither a letter nor a digit.',
  'error.account.PasswordRequiresDigit': 'The password needs at least one digit.',
  'error.account.PasswordRequiresLower': 'The password needs at least one lower-case letter.',
  'error.account.PasswordRequiresUpper': 'The password needs at least one capital letter.',
  'error.account.PasswordTooShort': 'The password needs at least 6 characters.',
  'error.account.PasswordMismatch': 'The current password is not right.',
  'error.account.DuplicateUserName': 'An account with this email already exists.',
  'error.account.DuplicateEmail': 'This email is already in use.',

  'error.user.invalid-password': 'The password is not right.',
  'error.user.register-user-failure': 'The account could not be made. Try again in a moment.',
  'error.user.password-mismatch': 'The two passwords are not the same.',
  'error.user.send-email-confirmation-failed': 'The confirmation could not be sent. Try again in a moment.',
  'error.user.invalid-phone': 'The phone number does not look right.',
  'error.user.requires-phone': 'Please fill in a phone number.',
  'error.user.requires-shop': 'Please choose your favourite restaurant.',

  'error.order.failed-find-order': 'We cannot find the order.',
  'error.order.unavailable-products':
    'Something in your basket is sold out. Remove it and you can order the rest.',
  'error.order.shop-closed': 'The restaurant has closed. Your basket is kept.',
  'error.order.shop-closed-at-pickuptime': 'The restaurant is closed at that time. Your basket is kept.',
  'error.order.shop-paused': 'The restaurant is taking a break from orders. Try again in a moment.',
  'error.order.create-order-failed': 'The order did not get through. Nothing is paid, please try again.',
  'error.order.create-order-failed-missing-recipe-items':
    'The kitchen is missing something for one of the dishes. Replace it and try again.',

  'error.preOrder.invalid-shop-id': 'We do not know that restaurant.',
  'error.preOrder.shop-not-found': 'We cannot find the restaurant.',
  'error.preOrder.internal-server-error': 'Something went wrong at our end. Try again in a moment.',
  'error.preOrder.missing-parameter': 'Something is missing in the order.',
  'error.preOrder.invalid-parameter': 'Something in the order is not right.',
  'error.preOrder.shop-paused': 'The restaurant is taking a break from orders. Try again in a moment.',
  'error.preOrder.shop-offline': 'The restaurant takes no orders right now.',
  'error.preOrder.shop-method-not-supported': 'The restaurant cannot take orders that way.',
  'error.preOrder.unknown-error': 'Something unexpected happened at the restaurant. Please try again.',
  'error.preOrder.shop-error-internal-error':
    'The till at the restaurant had an error. Try again in a moment.',
  'error.preOrder.shop-error-invalid-date-time': 'The pickup time cannot be read. Please try again.',
  'error.preOrder.shop-error-date-time-in-the-past': 'The pickup time has already been. Please try again.',
  'error.preOrder.shop-error-timeout-waiting-for-call-lock': 'The restaurant is busy. Try again in a moment.',
  'error.preOrder.shop-error-terminal-not-found':
    'The till at the restaurant does not answer. Try again in a moment.',
  'error.preOrder.shop-error-stock-center-not-found':
    'The stock of the restaurant does not answer. Try again in a moment.',
  'error.preOrder.shop-error-recipe-items-missing':
    'The kitchen is missing something for one of the dishes. Replace it and try again.',
  'error.preOrder.shop-error-internal-error-in-call':
    'The till at the restaurant had an error. Try again in a moment.',
  'error.preOrder.shop-error-order-not-found': 'The restaurant cannot find the order.',
  'error.preOrder.shop-error-order-is-delivered': 'The order is already handed out.',
  'error.preOrder.shop-error-order-is-deleted': 'The order is removed.',
  'error.preOrder.shop-error-order-is-started': 'The kitchen has already begun with the order.',
  'error.preOrder.shop-error-database-error':
    'The till at the restaurant had an error. Try again in a moment.',
  'error.preOrder.shop-error-failed-to-open-database':
    'The till at the restaurant does not answer. Try again in a moment.',
  'error.preOrder.shop-error-card-init-failed':
    'The card payment did not start. Nothing is paid, please try again.',
  'error.preOrder.shop-error-card-init-timeout':
    'The card payment did not answer in time. Nothing is paid, please try again.',
  'error.preOrder.shop-error-card-init-declined': 'The card was declined. Nothing is paid, try another one.',
  'error.preOrder.shop-error-profit-center-not-found':
    'The till at the restaurant is not set up right. Please tell the counter.',
  'error.preOrder.shop-error-payment-not-found': 'The restaurant cannot find the payment.',
  'error.preOrder.shop-error-slots-not-in-use': 'The restaurant does not use pickup times.',
  'error.preOrder.shop-error-cashier-not-found':
    'The till at the restaurant is not set up right. Please tell the counter.',
  'error.preOrder.shop-error-currency-error': 'The restaurant does not take this currency.',
  'error.preOrder.shop-error-articles-not-available':
    'Something in your basket is sold out. Remove it and you can order the rest.',
  'error.preOrder.shop-error-slot-not-available': 'That pickup time is taken. Please try again.',
  'error.preOrder.shop-error-post-order-check': 'We are checking your order with the restaurant.',
  'error.preOrder.shop-error-post-order-fixed': 'Something got stuck, but the order got through.',
  'error.preOrder.shop-error-post-order-not-fixed':
    'The order did not reach the restaurant. Please talk to the counter.',
  'error.preOrder.shop-error-no-central-web-plu':
    'One of the dishes cannot be ordered here. Remove it and try again.',

  'error.menu.not-found': 'We cannot find the menu of this restaurant.',

  'error.payment.payment-01': 'The payment did not go through. Nothing is charged, please try again.',
  'error.payment.payment-02': 'The payment was cancelled. Nothing is charged, and your basket is kept.',
  'error.payment.payment-03': 'The order is not paid yet.',
  'error.payment.payment-04': 'The payment does not match the order. Nothing is charged, please try again.',
  'error.payment.payment-05': 'We cannot reach the payment service. Try again in a moment.',
  'error.payment.payment-06': 'The payment is missing its number. Please try again.',
  'error.payment.payment-07': 'We cannot find the payment. Please try again.',
  'error.payment.payment-08': 'The restaurant cannot take payments here right now.',
  'error.payment.payment-09': 'The payment service cannot find the order. Please try again.',
  'error.payment.payment-10': 'The way back from the payment service is missing. Please try again.',
  'error.payment.payment-11': 'The payment is missing a detail. Please try again.',
  'error.payment.payment-12':
    'The payment went well, but the order did not get through. The money is released again.',
  'error.payment.payment-13': 'The money could not be taken. Please talk to the counter.',
  'error.payment.payment-14': 'The payment could not be started. Nothing is charged, please try again.',
  'error.payment.payment-15': 'The payment form could not be loaded. Reload the page and try again.',
} as const;
