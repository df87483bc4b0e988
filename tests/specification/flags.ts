import { table } from './table.ts'

/** Flags of part 2 §6.5 and their defaults: off, unless marked 'on' (FLG-004). */
export const flags = table('flag', 'default', 'source')`
makerChecker | off | FLG-005
walletBalance | off | FLG-006
downloadActivityLogs | off | FLG-007
fxRateInPaymentsTable | off | FLG-008
beneficiaries | off | FLG-009
autoSettle | on | FLG-010
ssaReports | off | FLG-011
batchUpload | off | FLG-012
notificationCenter | off | FLG-013
walletCollection | on | FLG-014
onboardingConsent | off | FLG-015
outageUiControl | off | FLG-016
brlFlow | off | FLG-017
homeCards | off | FLG-018
homePaymentsSummary | on | FLG-018
homeAccountBalance | off | HOME-016 OPEN-85
homeOnboardingBanners | off | HOME-011 OPEN-85
homePermittedUsage | off | HOME-003 OPEN-85
homeExchangeRate | off | HOME-004 OPEN-85
homeRecentPayments | off | HOME-006 OPEN-85
homePaymentsTrend | off | HOME-007 OPEN-85
homeSupport | off | HOME-009 OPEN-85
homeStablecoinExplorer | off | HOME-010 OPEN-85
homeTasks | off | HOME-012 OPEN-85
homePaymentPresets | off | HOME-013 OPEN-85
identitiesPagination | off | FLG-019
cardPaymentIntegration | off | FLG-020
singlePaymentRedesign | off | FLG-021
individualOriginatorCreation | off | FLG-022
bankAccountValidation | off | FLG-023
dynamicKyc | off | FLG-024
multiProduct | off | FLG-025
rpd2Reports | off | FLG-026
rpd2MakerChecker | off | FLG-027
cryptoInstructions | off | FLG-028
identityVerificationProviderIntegration | off | FLG-029
v3Identity | off | FLG-030
documentUpload | off | FLG-031
rewards | off | FLG-032
walletStatusChip | off | WAL-062 OPEN-85
walletNicknameNumericOnly | off | WAL-040 OPEN-49
secondApi | off | FLG-036 OPEN-85
`
