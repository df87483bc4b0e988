import { sayProduct } from '#values/generated/say-product.ts'

/** Beside the page it is drawn on: the book of designers may stand in any folder. */
const ADDRESS = `${import.meta.env.BASE_URL}mark.svg`

/** Compass rose, the mark of the product. */
export function Mark({ size = 32 }: { readonly size?: number }) {
  return <img src={ADDRESS} width={size} height={size} alt={sayProduct('name')} />
}
