// Generated from schemas/cards.json by `npm run types`; do not edit.

/** The words of each card, by its name. */
export interface CardWords {
  welcome: 'title'
  unfinished: 'title' | 'says' | 'stopped' | 'continue' | 'discard'
  'onboarding-banner': 'title' | 'says' | 'reviewTitle' | 'reviewSays' | 'product' | 'continue'
  waiting: 'title' | 'empty'
  'account-balance':
    | 'title'
    | 'empty'
    | 'fiat'
    | 'fiatBalances'
    | 'allFiat'
    | 'depositFiat'
    | 'crypto'
    | 'cryptoBalances'
    | 'allCrypto'
    | 'depositCrypto'
    | 'pending'
    | 'total'
    | 'asOf'
  'permitted-usage': 'title' | 'says' | 'share' | 'used' | 'left' | 'over' | 'limit'
  'exchange-rate': 'title' | 'says' | 'empty' | 'from' | 'to' | 'swap'
  'payments-summary': 'title' | 'range' | 'days' | 'one' | 'other' | 'sent' | 'noneSent'
  'payments-trend':
    'title' | 'empty' | 'caption' | 'series' | 'count' | 'sent' | 'log' | 'asTable' | 'asChart'
  'recent-payments':
    | 'title'
    | 'emptyTitle'
    | 'empty'
    | 'all'
    | 'reference'
    | 'payee'
    | 'state'
    | 'created'
    | 'sent'
    | 'received'
  'payment-presets': 'title' | 'empty' | 'to' | 'used' | 'neverUsed'
  tasks: 'title' | 'done' | 'allDone'
  support: 'title' | 'says' | 'link'
  'stablecoin-explorer': 'title' | 'says'
  'accept-disclosure': 'accept' | 'terms'
  'support-lines': 'title' | 'says'
  'own-roles': 'roles' | 'noRoles' | 'environments' | 'says'
  attachment: 'downloaded' | 'again' | 'goneTitle' | 'gone'
  'onboarding-tasks': never
  'onboarding-review': never
  'verification-frame': never
}
