/**
 * The page size of PostgreSQL. The checksum follows its `storage/checksum_impl.h`: FNV-1a, 32 lanes, over
 * 32-bit words.
 */
export const PAGE_BYTES = 8192
export const PAGE_WORDS = PAGE_BYTES / 4

const PRIME = 16_777_619
const SUMS = 32
const OFFSETS = Int32Array.of(
  0x5b1f36e9,
  0xb8525960,
  0x02ab50aa,
  0x1de66d2a,
  0x79ff467a,
  0x9bb9f8a3,
  0x217e7cd2,
  0x83e13d2c,
  0xf8d4474f,
  0xe39eb970,
  0x42c6ae16,
  0x993216fa,
  0x7b093b5d,
  0x98daff3c,
  0xf718902a,
  0x0b1c9cdb,
  0xe58f764b,
  0x187636bc,
  0x5d7b3bb1,
  0xe73de7de,
  0x92bec979,
  0xcca6c0b2,
  0x304a0979,
  0x85aa43d4,
  0x783125bb,
  0x6ca8eaa2,
  0xe407eac6,
  0x4b5cfc3e,
  0x9fbf8c76,
  0x15ca20be,
  0xf2ca9fd3,
  0x959bd756,
)
/** The index of the 32-bit word whose lower half holds the checksum. */
const CHECKSUM_WORD = 2

export const storedChecksum = (words: Int32Array, at: number): number => words[at + CHECKSUM_WORD]! & 0xffff

const sums = new Int32Array(SUMS)

/** Returns the checksum of the page at `at`, as this block of its table: 1 to 65535. */
export const pageChecksum = (words: Int32Array, at: number, block: number): number => {
  const stored = words[at + CHECKSUM_WORD]!
  words[at + CHECKSUM_WORD] = stored & 0xffff0000
  sums.set(OFFSETS)
  for (let row = at; row < at + PAGE_WORDS; row += SUMS)
    for (let column = 0; column < SUMS; column += 1) {
      const mixed = sums[column]! ^ words[row + column]!
      sums[column] = Math.imul(mixed, PRIME) ^ (mixed >>> 17)
    }
  words[at + CHECKSUM_WORD] = stored
  let folded = block
  for (let column = 0; column < SUMS; column += 1) {
    let sum = sums[column]!
    for (let round = 0; round < 2; round += 1) sum = Math.imul(sum, PRIME) ^ (sum >>> 17)
    folded ^= sum
  }
  return ((folded >>> 0) % 65_535) + 1
}
