import { workshopWords } from '@awning/content/orders/workshopWords';
import { ShopWindow } from '@awning/ui/components/ShopWindow';
import { Stack, Text, type PictureProps } from '@awning/ui/primitives';

export interface OrderWindowProps {
  /** A picture of the design. */
  picture: PictureProps;
  /** The name of the design. */
  name: string;
}

/** Shows a purchased design as it looks in the shop. */
export function OrderWindow({ picture, name }: OrderWindowProps) {
  return (
    <Stack gap="small">
      <ShopWindow picture={{ ...picture, sizes: '(min-width: 64em) 450px, 92vw' }} />
      <Text tone="muted" size="small">
        {workshopWords.window.design(name)}
      </Text>
    </Stack>
  );
}
