import { expect, it } from 'vitest'
import { expectFindings, flow, findingsWith } from '#tests/unit/broken-definitions.ts'

const toast = (stays: string) => ({ says: 'Sent', stays })

it('knows what its words name', () => {
  expectFindings(
    [
      [
        'notices that stay',
        { '/submit/toast': toast('toasst') },
        "/submit/toast/stays: There is no limit 'toasst'. Did you mean 'toast'?",
      ],
      [
        'notices in milliseconds',
        { '/submit/toast': toast('textLength') },
        "/submit/toast/stays: 'textLength' counts characters; a notice stays for milliseconds. Name a limit in milliseconds.",
      ],
      [
        'calls that wait for the typing to rest',
        { '/facts/corridor/rests': 'toasst' },
        "/facts/corridor/rests: There is no limit 'toasst'. Did you mean 'toast'?",
      ],
      [
        'what is told of an answer, and when',
        { '/steps/3/fields/0/tells': [{ when: 'isBankPayot', says: 'By bank.' }] },
        "/steps/3/fields/0/tells/0/when: There is no rule 'isBankPayot'. Did you mean 'isBankPayout'?",
      ],
      [
        'facts that are told of an answer',
        { '/steps/3/fields/0/tells': [{ when: 'isBankPayout', says: 'By {corridor.partnerNme}.' }] },
        "/steps/3/fields/0/tells/0/says: 'corridor.partnerNme' leads nowhere: 'corridor' has no 'partnerNme'. Did you mean 'corridor.partnerName'?",
      ],
      [
        'the step that is left behind',
        {
          '/leave': {
            after: 'beneficiary-tabel',
            title: 'Leave?',
            says: 'Lost.',
            stay: 'Stay',
            leave: 'Leave',
          },
        },
        "/leave/after: There is no step 'beneficiary-tabel'. Did you mean 'beneficiary-table'?",
      ],
      [
        'fields that start',
        { '/starts': { memmo: 'corridor.partnerName' } },
        "/starts/memmo: There is no field 'memmo'. Did you mean 'memo'?",
      ],
      [
        'facts that answers start from',
        { '/starts': { memo: 'corridor.partnerNme' } },
        "/starts/memo: 'corridor.partnerNme' leads nowhere: 'corridor' has no 'partnerNme'. Did you mean 'corridor.partnerName'?",
      ],
      [
        'details that a step shows',
        { '/steps/1/shows': [{ details: 'walet', record: 'corridor' }] },
        "/steps/1/shows/0/details: There is no details 'walet'. Did you mean 'wallet'?",
      ],
      [
        'records that a step shows',
        { '/steps/1/shows': [{ details: 'wallet', record: 'coridor' }] },
        "/steps/1/shows/0/record: There is no fact 'coridor'. Did you mean 'corridor'?",
      ],
      [
        'that only records are shown',
        { '/steps/1/shows': [{ details: 'wallet', record: 'internalId' }] },
        "/steps/1/shows/0/record: 'internalId' is no record. Name a fact that holds one record.",
      ],
      [
        'answers that start from answers',
        { '/starts': { memo: 'internalId' } },
        "/starts/memo: 'internalId' is an answer; answers start from facts. Name a fact.",
      ],
      [
        'what is given',
        { '/given': ['product'], '/submit/body/internalId': 'given.prodct' },
        "/submit/body/internalId: 'given.prodct' leads nowhere: 'given' has no 'prodct'. Did you mean 'given.product'?",
      ],
    ],
    (_, patch, sentence) => [flow, patch, `${flow} ${sentence}`],
  )
})

it('knows the stage of a group and the faults of what the server asks for', () => {
  const at = '/steps/2'
  const forEach = {
    call: 'payout.dataRequirements',
    with: { country: 'newCountry' },
    into: 'more',
    empty: 'requirements-emty',
  }
  const group = [{ title: 'Name', has: 'nickName', stage: 'orignator' }]
  expect(findingsWith(flow, { [`${at}/forEach`]: forEach, [`${at}/group`]: group })).toEqual(
    expect.arrayContaining([
      `${flow} ${at}/forEach/empty: There is no fault 'requirements-emty'. Did you mean 'requirements-empty'?`,
      `${flow} ${at}/group/0/stage: There is no stage 'orignator'. Did you mean 'originator'?`,
    ]),
  )
})

it.each([
  [{ '/unchanged': 'Nothing.' }, "/unchanged: 'unchanged' belongs to the layout 'sections'. Take it out."],
  [
    { '/layout': 'sections' },
    ": Sections need 'unchanged': what people read when nothing was changed. Write it at the top of the flow.",
  ],
  [
    { '/layout': 'sections', '/unchanged': 'Nothing.' },
    '/steps/1/next/call: Sections are saved together, by the call under submit. Take the call out here.',
  ],
  [
    { '/submit/conflict': { fault: 'identity-chnged', with: 'corridor' } },
    "/submit/conflict/fault: There is no fault 'identity-chnged'. Did you mean 'identity-changed'?",
  ],
  [
    { '/submit/conflict': { fault: 'memo-not-allowed', with: 'corridor' } },
    "/submit/conflict/fault: 'memo-not-allowed' has status 422; a conflict is 409. Name a fault of status 409.",
  ],
  [
    { '/submit/conflict': { fault: 'quote-expired', with: 'corridor' } },
    "/submit/conflict/with: No answer starts from 'corridor', so nothing can differ. Name the fact that answers start from.",
  ],
  [
    { '/steps/1/next/conflict': { fault: 'quote-expired', with: 'coridor' } },
    "/steps/1/next/conflict/with: There is no fact 'coridor'. Did you mean 'corridor'?",
  ],
  [
    { '/steps/0/next': { conflict: { fault: 'quote-expired', with: 'corridor' } } },
    "/steps/0/next/conflict: 'conflict' belongs to a call; this step makes none. Take it out.",
  ],
])('knows sections and conflicts: %j', (patch, sentence) => {
  expect(findingsWith(flow, patch)).toContainEqual(
    expect.stringContaining(`${flow}${sentence.startsWith('/') ? ' ' : ''}${sentence}`),
  )
})

const overrule = {
  fault: 'payment-duplicate',
  records: 'payments',
  sends: 'paymentId',
  as: 'confirmedDuplicates',
  link: 'Open it',
  opens: ['/payments/{paymentId}'],
}

it.each([
  [
    { fault: 'payment-duplicat' },
    "/fault: There is no fault 'payment-duplicat'. Did you mean 'payment-duplicate'?",
  ],
  [
    { fault: 'memo-not-allowed' },
    "/fault: 'memo-not-allowed' has status 422; what is overruled is 409. Name a fault of status 409.",
  ],
  [
    { fault: 'preset-changed' },
    "/fault: The call 'approvals.create' is never refused with 'preset-changed'. Name a fault that it answers.",
  ],
  [{ as: 'confirmed' }, "/as: The call 'approvals.create' takes no 'confirmed'."],
  [
    { opens: ['/payment/{paymentId}'] },
    "/opens/0: No page stands at '/payment/{paymentId}'. Write the path of a page.",
  ],
])('knows what is overruled (TRU-054): %j', (patch, sentence) => {
  const messages = findingsWith(flow, { '/submit/overrule': { ...overrule, ...patch } })
  expect(messages).toContainEqual(expect.stringContaining(`${flow} /submit/overrule${sentence}`))
})

it.each([
  [flow, '/payments', "No second person decides on 'payments.create', so nothing waits. Leave this out."],
  [
    'flows/correct-beneficiary.flow.json',
    '/paymnts',
    "No page stands at '/paymnts'. Write the path of a page.",
  ],
])('knows where a flow leads that waits for a second person (TRU-884): %s %s', (file, address, sentence) => {
  expect(findingsWith(file, { '/submit/opensWaiting': address })).toContainEqual(
    expect.stringContaining(`${file} /submit/opensWaiting: ${sentence}`),
  )
})

const words = { badge: 'Full', says: 'There are enough.' }
const at = '/steps/2/fields/0/closed'
const entries = 'originators.identities'

it.each([
  [{ in: 'originatorss.identities' }, "/0/in: There is no fact 'originatorss.identities'."],
  [{ in: 'originators.total' }, '/0/in: '],
  [
    { where: { useCaseTyp: { is: 'B2B' } } },
    `/0/where/useCaseTyp: An entry of '${entries}' has no 'useCaseTyp'.`,
  ],
  [
    { full: { from: entries, by: 'identityID', most: 'limits.presets' } },
    `An entry of '${entries}' has no 'identityID'.`,
  ],
  [
    { full: { from: entries, by: 'identityId', most: 'limits.preset' } },
    "/0/full/most: 'limits.preset' leads nowhere",
  ],
  [{}, "/0: Closed options are told by one of 'in', 'where' and 'full'. Keep one of them."],
])('knows what closes options: %j', (closed, sentence) => {
  const messages = findingsWith(flow, { [at]: [{ ...words, ...closed }] })
  expect(messages.some((line) => line.startsWith(`${flow} ${at}`) && line.includes(sentence))).toBe(true)
})
