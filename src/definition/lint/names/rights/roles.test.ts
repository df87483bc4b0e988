import { expect, it } from 'vitest'
import { checkChanged, filesWith, context, findingsWith } from '#tests/unit/broken-definitions.ts'
import { toServerDefinitions } from '#server/app/definitions.ts'

const call = 'calls/users.read.call.json'
const page = 'pages/profile.page.json'

it('does not load a page or a call that names no permission, or one there is not', () => {
  const loaded = (path: string, permission: string | undefined) => {
    const { library } = toServerDefinitions(
      filesWith(path, { '/permission': permission }),
      context,
      checkChanged,
    )
    return [library.pages.profile !== undefined, library.calls['users.read'] !== undefined]
  }
  expect(loaded(page, 'self.read')).toEqual([true, true])
  for (const permission of [undefined, 'self.raed']) {
    expect(loaded(page, permission)).toEqual([false, true])
    expect(loaded(call, permission)[1]).toBe(false)
  }
  expect(findingsWith(page, { '/permission': undefined })).toContain(
    "pages/profile.page.json: Say which permission opens this page; 'self.read' is held by everybody who is signed in.",
  )
})

it('names the area, group, limit, role and permission that were probably meant', () => {
  expect(
    findingsWith('roles.json', {
      '/roles/Support/area': 'Suport',
      '/roles/Support/group': 'Maintenance & Suport',
      '/roles/Support/most': 'organisationAdministrator',
      '/roles/direct.payments.read/showWhen': 'hasPaymentDirect',
    }),
  ).toEqual(
    expect.arrayContaining([
      "roles.json /roles/Support/area: There is no area 'Suport'. Did you mean 'Support'?",
      "roles.json /roles/Support/group: There is no group 'Maintenance & Suport'. Did you mean 'Maintenance & Support'?",
      "roles.json /roles/direct.payments.read/showWhen: There is no rule 'hasPaymentDirect'. Did you mean 'hasPaymentsDirect'?",
      "roles.json /roles/Support/most: There is no limit 'organisationAdministrator'. Did you mean 'organisationAdministrators'?",
    ]),
  )
  expect(
    findingsWith('permissions/exchanges.mock.write.permission.json', {
      '/scopes/0': 'liquidity.exchange.read',
    }),
  ).toContain(
    "permissions/exchanges.mock.write.permission.json /scopes/0: There is no role 'liquidity.exchange.read'. Did you mean 'liquidity.exchanges.read'?",
  )
  expect(
    findingsWith('permissions/payments.write.permission.json', { '/conflicts/0/with': 'payments.authorise' }),
  ).toContain(
    "permissions/payments.write.permission.json /conflicts/0/with: There is no permission 'payments.authorise'. Did you mean 'payments.authorize'?",
  )
})
