import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const machine = 'machines/wallet.machine.json'
const flow = 'flows/add-wallet.flow.json'

it.each([
  [
    machine,
    '/moves/4/body/wallets.0.walletIdd',
    'walletId',
    "The call 'wallets.remove' takes no 'wallets.0.walletIdd'. Did you mean 'wallets.0.walletId'?",
  ],
  [machine, '/moves/4/body', { tenantName: 'tenantName' }, "The call 'wallets.remove' needs 'wallets'"],
  [
    flow,
    '/submit/body/wallets.0.chian',
    'sentChain',
    "The call 'wallets.create' takes no 'wallets.0.chian'. Did you mean 'wallets.0.chain'?",
  ],
  [
    flow,
    '/steps/2/fields/2/known',
    'room.adresses',
    "'room.adresses' leads nowhere: 'room' has no 'adresses'. Did you mean 'room.addresses'?",
  ],
  [
    'pages/onboarding-wallets.page.json',
    '/instead',
    { 'product-wallet': 'onboarding-product-wallets' },
    "There is no page 'product-wallet'. Did you mean 'product-wallets'?",
  ],
  [
    'tables/wallets.table.json',
    '/heading',
    '{room.terms.nam} wallets',
    "'room.terms.nam' leads nowhere: 'room.terms' has no 'nam'.",
  ],
])('%s %s: names what was probably meant', (file, path, value, sentence) => {
  expect(findingsWith(file, { [path]: value }).join('\n')).toContain(sentence)
})
