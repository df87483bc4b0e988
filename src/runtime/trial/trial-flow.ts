import type { Flow } from '#definition/generated/flow.ts'

/** A small flow with everything a flow can have: for the runtime's own tests. */
export const trialFlow: Flow = {
  $schema: '../../schemas/definitions/flow.schema.json',
  id: 'trial',
  version: 1,
  title: 'Send a trial payment',
  purpose: 'Shows every part of a flow.',
  permission: 'payments.write',
  facts: { people: { call: 'people.list' } },
  rules: {
    isUrgent: { says: 'The payment is urgent.', when: { '==': [{ var: 'speed' }, 'urgent'] } },
    hasAmount: { says: 'Enter an amount to continue.', when: { has: ['amount'] } },
  },
  progress: [
    { id: 'who', title: 'Beneficiary' },
    { id: 'what', title: 'Payment details' },
    { id: 'check', title: 'Review' },
  ],
  summary: [
    { label: 'Amount', value: '{amount}', hero: true },
    { label: 'Beneficiary', value: '{person}' },
  ],
  steps: [
    {
      id: 'who',
      title: 'Choose a beneficiary',
      stage: 'who',
      fields: [
        {
          id: 'person',
          type: 'choice',
          label: 'Beneficiary',
          options: { from: 'people', value: 'id', label: 'name' },
        },
      ],
      actions: [{ id: 'add', label: 'Add a beneficiary', permission: 'identities.write', goTo: 'add' }],
    },
    {
      id: 'add',
      title: 'Add a beneficiary',
      stage: 'who',
      detour: true,
      showWhen: 'isUrgent',
      fields: [{ id: 'newName', type: 'text', label: 'Name' }],
      next: {
        label: 'Add beneficiary',
        call: 'people.create',
        body: { name: 'newName' },
        take: { person: 'id' },
        refreshes: ['people'],
        forgets: true,
        toast: '{newName} was added',
      },
    },
    {
      id: 'what',
      title: 'Payment details',
      stage: 'what',
      intro: 'How much, and why.',
      fields: [
        { id: 'amount', type: 'text', label: 'Amount', hint: 'In US dollars.' },
        { id: 'reference', type: 'text', label: 'Reference' },
        { id: 'speed', type: 'text', label: 'Speed', optional: true },
        { id: 'reason', type: 'text', label: 'Reason for the hurry', showWhen: 'isUrgent' },
      ],
      nextWhen: ['hasAmount'],
    },
    { id: 'check', title: 'Review and send', stage: 'check', review: true },
  ],
  submit: {
    label: 'Send {amount} USD',
    noun: 'payment',
    call: 'payments.create',
    body: { amount: 'amount', reference: 'reference', beneficiary: 'person' },
    opens: '/payments/{payment_id}',
    toast: 'Payment sent',
  },
}
