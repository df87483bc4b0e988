import type { FieldOption } from '#engine/field/types.ts'

const names = [
  'Nordwind',
  'Südlicht',
  'Casa Verde',
  'Harbour',
  'Atlas',
  'Blue Heron',
  'Ostsee',
  'Meridian',
  'Quarry',
  'Lantern',
  'Pine',
  'Kestrel',
]
const kinds = ['Trading', 'Logistics', 'Foods', 'Textiles', 'Instruments', 'Timber']
const uses = ['B2B', 'B2C']

/** Makes options of beneficiaries. */
export function records(count: number): readonly FieldOption[] {
  return Array.from({ length: count }, (_, place) => {
    const name = `${names[place % names.length]} ${kinds[Math.floor(place / names.length) % kinds.length]}`
    const day = new Date(Date.UTC(2026, 0, 5 + place, 12)).toISOString()
    return {
      value: `identity-${place + 1}`,
      label: place < names.length * kinds.length ? name : `${name} ${place + 1}`,
      also: [uses[place % 2] ?? '', day],
    }
  })
}
