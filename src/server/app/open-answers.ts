/**
 * Calls whose handlers answer more loosely than their schemas say: through a helper that several calls share, or with text where the
 * schema lists words. The compiler holds the answer of every other call to its schema. Whoever mends one takes it off; none is added.
 */
export type OpenAnswer =
  | 'onboarding.change'
  | 'onboarding.outreach'
  | 'onboarding.save'
  | 'payments.accept'
  | 'payments.create'
  | 'payments.filter'
  | 'payments.list'
  | 'payments.listOlder'
  | 'payments.read'
