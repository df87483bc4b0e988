/** What is on for every demo organisation, so that a visitor finds it. */
export const DEMO_FLAGS = [
  'beneficiaries',
  'bankAccountValidation',
  'documentUpload',
  'dynamicKyc',
  'fxRateInPaymentsTable',
  'individualOriginatorCreation',
  'makerChecker',
  'rpd2MakerChecker',
  'singlePaymentRedesign',
] as const
