import { textOf } from '#values/object.ts'
import { isSlip } from '#definition/spelling/nearest-name.ts'
import { derived, type CorridorNode, type NetworkFinding } from '../corridor-nodes.ts'

/** Finds a copied purpose, and a misspelt or missing partner. */
export function copiesOf(corridor: CorridorNode, all: readonly CorridorNode[]): NetworkFinding[] {
  const { id, purpose, partner } = corridor
  const before = all.slice(0, all.indexOf(corridor))
  const twin = all.find((other) => other !== corridor && other.purpose === purpose)
  const isCopy = twin !== undefined && (before.includes(twin) || namesCountry(twin))
  const copied =
    isCopy && !namesCountry(corridor)
      ? [
          derived(
            '/purpose',
            `This is what '${String(twin.id)}' says, word for word. Say where '${String(id)}' leads.`,
          ),
        ]
      : []
  const partners = all.map((one) => textOf(one.partner))
  const meant = partners.find(
    (other) =>
      typeof partner === 'string' &&
      other !== partner &&
      isSlip(textOf(partner), other) &&
      partners.filter((one) => one === other).length > partners.filter((one) => one === partner).length,
  )
  if (partner === undefined && all.filter((one) => one.partner === undefined).length === 1)
    return [
      ...copied,
      { path: '', sentence: "Say under 'partner' who pays out, as every other corridor does." },
    ]
  return meant === undefined
    ? copied
    : [
        ...copied,
        {
          path: '/partner',
          sentence: `No other corridor has the partner '${textOf(partner)}'. Write one that others have.`,
          nearest: meant,
        },
      ]
}

/** Returns true if the purpose names the country of the corridor. */
const namesCountry = ({ purpose, country }: CorridorNode): boolean =>
  typeof country === 'string' &&
  textOf(purpose).includes(new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country)
