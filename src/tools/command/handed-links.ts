import type { Invited, ManageTerms } from '#server/organisations/manage.ts'
import type { Variables } from '#server/deployment/variables.ts'

type Given = Pick<Variables, 'PORT' | 'PORTOLAN_URL' | 'OIDC_CLAIM_USER_ID' | 'OIDC_CLAIM_ORG_ID'>

const linesOf = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [title, ...lines])

/** Says what each person is handed: their link, or the address at which they sign in without one (TRU-659). */
export const sayHandedLinks = (
  invited: readonly Invited[],
  { linkHours, issuer }: Pick<ManageTerms, 'linkHours' | 'issuer'>,
  given: Given,
): string => {
  const address = given.PORTOLAN_URL ?? `http://localhost:${given.PORT}`
  const links = invited.flatMap((one) =>
    'token' in one ? [`  ${one.email}\n    ${address}/password/${one.token}`] : [],
  )
  const elsewhere = invited.flatMap((one) => {
    if (!('login' in one)) return []
    const { email, userId, orgId, login } = one
    const claims = `${given.OIDC_CLAIM_USER_ID} ${userId}, ${given.OIDC_CLAIM_ORG_ID} ${orgId}`
    return [`  ${email}, ${issuer === undefined ? `by ${login}` : `with the claims ${claims}`}`]
  })
  const instead =
    issuer === undefined
      ? `These people have no password here: they sign in by the login of their organisation alone, at ${address}. There is no link to hand over. A password that was forgotten is set anew there.`
      : `These people have no password here: they sign in at ${issuer}. Let its tokens carry the claims below, and hand over the address ${address} instead of a link. A password that was forgotten is set anew there.`
  return [
    ...linesOf(
      `Hand each link to its person alone. It sets a password once, within ${linkHours} hours.`,
      links,
    ),
    ...linesOf(instead, elsewhere),
  ].join('\n')
}
