// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What every mail says around its own text. */
export const sayMails = speaker<{ openAddress: never; digestKind: { kind: string } }>('mails', {
  openAddress: 'If the button does not work, open this address:',
  digestKind: [
    [
      'kind',
      1,
      {
        PAYMENTS: 'Payments',
        BENEFICIARIES: 'Beneficiaries',
        CHANGES: 'Changes of settings',
        REPORTS: 'Reports',
        other: 'Programs and credentials',
      },
    ],
  ],
})
