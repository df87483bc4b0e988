/** Product configuration of an organisation with one route of each kind. */
export const productConfiguration = {
  defaultSourceCountry: 'GB',
  defaultSourceCurrency: 'GBP',
  defaultDestinationCountry: 'MX',
  defaultDestinationCurrency: 'MXN',
  paymentReceiptEmail: 'receipts@northwind.example',
  routes: {
    enabledDestinationList: ['MX:MXN'],
    enabledCryptoDestinationList: ['XRPL:RLUSD'],
    enabledSourceList: ['GBP'],
  },
  allowedPayoutCategory: ['BANK', 'CRYPTO'],
  allowedPayinCategory: ['FUNDED'],
  defaultPayoutCategory: 'BANK',
  defaultPayinCategory: 'FUNDED',
  memoRules: { 'MX:MXN': { maxLength: 12 } },
}
