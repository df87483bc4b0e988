import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { claims, user } from '#tests/fixtures/portal/answers.ts'
import { onboardingAnswers, outreachOf } from '#tests/fixtures/portal/onboarding.ts'
import { openPortal, type TestWorld } from '#tests/fixtures/portal/world.tsx'

const STATE = 'PATCH /salesforce_proxy/onboarding/state'

const task = {
  name: 'How you work with us',
  slug: 'centralised-business',
  says: 'What you plan.',
  order: 1,
  status: 'INCOMPLETE',
  review: 0,
  progress: 'Complete',
  currentProgress: 1,
  maxProgress: 1,
  reviewPage: 'onboarding-review',
  subtasks: [
    {
      name: 'Contacts',
      slug: 'contacts',
      says: 'Who gets our mail.',
      progress: 'Complete',
      button: 'Edit',
      page: 'onboarding-contact',
    },
  ],
}

const outreach = outreachOf(task)

const product = {
  id: '1',
  name: 'RPD',
  fundingType: 'None',
  fundingMethod: 'Invoicing',
  billingEntity: 'RMEL',
}
const config = {
  billingEntity: 'RMEL',
  tenantName: claims.orgName,
  countriesDropdownValues: ['NL'],
  availableExchanges: [],
  products: [product, { ...product, id: '2', name: 'OTC', billingEntity: '{product} Services' }],
  userConfig: { username: user.email, privacyPolicyAccepted: true },
}

const open = (path: string, world: TestWorld = {}) =>
  openPortal({
    ...world,
    path,
    answers: {
      ...onboardingAnswers(task),
      'GET /salesforce_proxy/onboarding/config': config,
      ...world.answers,
    },
  })

const products = page.getByRole('region', { name: 'Your products' })

it('names who bills each product, in the words of the list of legal entities (ONB-020, ONB-019)', async () => {
  await open('/onboarding', {
    definitions: (served) => {
      const entities = served.definitions.options['billing-entities']!
      const named = entities.options.map((one) =>
        one.value === 'RMEL' ? { ...one, label: 'Example Europe Ltd' } : one,
      )
      const options = { ...served.definitions.options, 'billing-entities': { ...entities, options: named } }
      return { ...served, definitions: { ...served.definitions, options } }
    },
  })
  const lines = products.getByRole('listitem')
  await expect.element(lines.first()).toMatchTextContent(/Payments direct.*Billed by Example Europe Ltd/)
  await expect
    .element(lines.last())
    .toMatchTextContent(/Over-the-counter trading.*Billed by Portolan Services/)
})

it('reads the configuration by the email of who is signed in, and whether wallets are set up for each product (API-166)', async () => {
  for (const multiProduct of [true, false]) {
    const { screen, requests } = await open('/onboarding', {
      answers: { 'GET /feature_flags': { flags: { multiProduct } } },
    })
    await expect.element(products).toBeVisible()
    const queries = requests
      .filter((one) => one.startsWith('GET /salesforce_proxy/onboarding/config?'))
      .map((one) => Object.fromEntries(new URLSearchParams(one.split('?')[1])))
    expect(queries).toEqual([{ username: user.email, multi_product: String(multiProduct), env_name: 'uat' }])
    await screen.unmount()
  }
})

it('shows the code of a legal entity that nobody has named (ONB-020)', async () => {
  await open('/onboarding', {
    definitions: (served) => {
      const { 'billing-entities': entities, ...rest } = served.definitions.options
      const options = {
        ...rest,
        'billing-entities': { ...entities!, options: entities!.options.slice(0, 1) },
      }
      return { ...served, definitions: { ...served.definitions, options } }
    },
  })
  await expect.element(products.getByRole('listitem').first()).toMatchTextContent(/Billed by RMEL/)
})

it('says that something went wrong when a task could not be submitted, keeps it open, and submits it then (ERR-087)', async () => {
  let turn = 0
  const { requests } = await open('/onboarding/centralised-business/review', {
    answers: { [STATE]: () => (turn++ === 0 ? 500 : outreach.state) },
  })
  const submit = page.getByRole('button', { name: 'Submit for review' })
  const toast = page.getByText('Something went wrong. How you work with us was not submitted.')
  await submit.click()
  await expect.element(toast).toBeVisible()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await submit.click()
  await expect.element(page.getByText('How you work with us: submitted for review')).toBeVisible()
  await expect.poll(() => location.pathname).toBe('/onboarding')
  expect(requests.filter((one) => one === STATE || one.startsWith(`${STATE}?`))).toHaveLength(2)
})

it('keeps a page of a task that cannot be worked on from being filled in, and says why (ONB-022)', async () => {
  const consent = { ...task.subtasks[0], name: 'Consent', slug: 'consent', page: 'onboarding-consent' }
  const tells = async (changes: object, words: string) => {
    const tasks = [{ ...task, ...changes }]
    const { screen } = await open('/onboarding/centralised-business/consent/consent', {
      answers: {
        'GET /salesforce_proxy/onboarding/outreach': { ...outreach, state: { ...outreach.state, tasks } },
      },
    })
    await expect.poll(() => screen.container.textContent).toContain(words)
    await screen.unmount()
  }
  const closed = { status: 'COMPLETE', label: 'under review', subtasks: [consent] }
  await tells(
    closed,
    'This cannot be filled in now‘How you work with us’ is under review. We look at what you submitted.',
  )
  await tells({ subtasks: task.subtasks }, 'This is not asked for')
  await tells({ subtasks: [consent] }, 'I have read this')
})

it('has who may only read look at what stands there, and start nothing (ONB-026)', async () => {
  const roles = [{ name: 'onboarding.customer-relationship.read' }]
  const person = { [`GET /organizations/${claims.orgId}/users/${user.id}`]: { ...user, roles } }
  const { screen } = await open('/onboarding', { answers: person })
  const section = screen.getByRole('region', { name: 'How you work with us' })
  const names = () =>
    section
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('aria-label'))
  await expect.poll(names).toEqual(['View: Contacts', 'All answers: How you work with us'])
})

it('says how answers are kept only while there is something to fill in (ONB-031)', async () => {
  const stored = page.getByText(/Everything is saved page by page/)
  const { screen } = await open('/onboarding')
  await expect.element(stored).toBeVisible()
  await screen.unmount()
  const state = { ...outreach.state, status: 'in review' }
  await open('/onboarding', {
    answers: { 'GET /salesforce_proxy/onboarding/outreach': { ...outreach, state } },
  })
  await expect.element(page.getByText('In review', { exact: true })).toBeVisible()
  expect(stored.query()).toBeNull()
})

it('says on the page of the deposit what waits for it, and keeps Confirm closed while nothing does or nobody knows (LIM-013)', async () => {
  const direct = {
    ...task,
    slug: 'ach-setup',
    subtasks: [{ ...task.subtasks[0], slug: 'deposit', page: 'onboarding-deposit' }],
  }
  const deposit = (methods: object | number) =>
    open('/onboarding/ach-setup/deposit/code', {
      answers: {
        'GET /salesforce_proxy/onboarding/outreach': {
          ...outreach,
          state: { ...outreach.state, tasks: [direct] },
        },
        'GET /payin/customerPaymentMethods': () => methods,
        'GET /feature_flags': { flags: { cardPaymentIntegration: true } },
      },
    })
  const method = { id: 'pm_1', bankName: 'Example Bank', last4: '6789' }
  const confirm = page.getByRole('button', { name: 'Confirm' })
  for (const [content, words] of [
    [[], 'Add a bank account first. Its deposit carries the code.'],
    [[{ ...method, verified: true }], 'There is nothing left to confirm here.'],
  ] as const) {
    const { screen } = await deposit({ content })
    await page.getByLabelText(/^Code of the deposit/).fill('SM6789')
    await expect.element(page.getByText(words).first()).toBeVisible()
    await expect.element(confirm).toBeDisabled()
    await screen.unmount()
  }
  const unknown = await deposit(500)
  await expect.element(page.getByText('A part of this step could not be loaded.').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(page.getByText(/Add a bank account first/).query()).toBeNull()
  await unknown.screen.unmount()
  await deposit({ content: [{ ...method, verified: false }] })
  await page.getByLabelText(/^Code of the deposit/).fill('SM6789')
  await expect.element(confirm).toBeEnabled()
})

it('offers nothing in a list whose task cannot be worked on, and says why beside it (ONB-022)', async () => {
  const finance = { ...task, name: 'Your finance', slug: 'your-finance', subtasks: [] }
  const list = (changes: object, content: readonly object[]) =>
    open('/onboarding/your-finance/exposure/list', {
      answers: {
        'GET /salesforce_proxy/onboarding/outreach': {
          ...outreach,
          state: { ...outreach.state, tasks: [{ ...finance, ...changes }] },
        },
        'GET /onboarding_proxy/country-exposure': { content },
      },
    })
  const locked = { status: 'LOCKED', label: 'locked' }
  const rows = [{ id: crypto.randomUUID(), country: 'NL', percentage: '70', version: 1 }]
  const why = /‘Your finance’ is locked\. Opens when ‘How you work with us’ is submitted\./
  const add = page.getByRole('button', { name: 'Add country' })
  const edit = page.getByRole('link', { name: /^Edit/ })

  const full = await list(locked, rows)
  await expect.element(add).toBeDisabled()
  await expect.element(add).toHaveAccessibleDescription(why)
  expect(edit.query()).toBeNull()
  await page.viewport(390, 800)
  const head = full.screen.container.querySelector('.ptl-table__head')!
  await expect.poll(() => head.scrollWidth - head.clientWidth).toBeLessThanOrEqual(0)
  await full.screen.unmount()

  const empty = await list(locked, [])
  await expect.element(page.getByRole('main').getByText(why)).toBeVisible()
  expect(add.query()).toBeNull()
  await empty.screen.unmount()

  await list({}, rows)
  await expect.element(add).toBeEnabled()
  await expect.element(edit).toBeVisible()
})

it('says who has a subtask, and offers to give it or to take it back while it is unfinished (TRU-892)', async () => {
  const [contacts] = task.subtasks
  const begun = { ...contacts, progress: 'Not Started', button: 'Start' }
  const given = (colleague: object) => ({ ...begun, colleague })
  const mine = { userId: user.id, name: user.name, givenBy: 'Ines Vos', isSelf: true }
  const tells = async (subtask: object, words: string) => {
    const { screen } = await open('/onboarding', {
      answers: {
        'GET /salesforce_proxy/onboarding/outreach': {
          ...outreach,
          state: { ...outreach.state, tasks: [{ ...task, subtasks: [subtask] }] },
        },
      },
    })
    const line = screen.getByRole('listitem').filter({ hasText: 'Who gets our mail.' })
    await expect.element(line).toMatchTextContent(words)
    const links = line.getByRole('link').elements()
    await screen.unmount()
    return links.map((link) => link.getAttribute('aria-label'))
  }
  const start = 'Start: Contacts'
  expect(await tells(begun, 'Give to a colleague')).toEqual(['Give to a colleague: Contacts', start])
  const change = ['Change who has it: Contacts', start]
  expect(await tells(given({ ...mine, name: 'Ana Sol', isSelf: false }), 'With Ana Sol')).toEqual(change)
  expect(await tells(given(mine), 'Given to you by Ines Vos')).toEqual(change)
  expect(await tells(given({ ...mine, givenBy: user.name }), 'With you')).toEqual(change)
  expect(await tells(contacts!, 'Complete')).toEqual(['Edit: Contacts'])
})
