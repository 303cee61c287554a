import { orderLinks } from '@awning/content/orders/orderLinks';
import { orderLinkUrls } from '@awning/contract/orderLinks/urls';
import { Container, Text } from '@awning/ui/primitives';
import { apiAddress } from '../../api/apiPaths.ts';

const { find: words } = orderLinks;

/** Leads buyers who have no link to their order to where it is mailed to them: a page of the server's, a document of its own. */
export function FindOrder() {
  return (
    <Container width="prose">
      <Text>
        {words.question} <a href={apiAddress(orderLinkUrls.find)}>{words.link}</a>
      </Text>
    </Container>
  );
}
