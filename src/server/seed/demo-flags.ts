/** What is on for every demo organisation, so that a visitor finds it. */
export const DEMO_FLAGS = [
  'beneficiaries',
  'bankAccountValidation',
  'batchUpload',
  'brlFlow',
  'documentUpload',
  'downloadActivityLogs',
  'dynamicKyc',
  'fxRateInPaymentsTable',
  'homeAccountBalance',
  'homeCards',
  'individualOriginatorCreation',
  'makerChecker',
  'notificationCenter',
  'rpd2MakerChecker',
  'singlePaymentRedesign',
] as const
