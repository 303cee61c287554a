import { account } from '@awning/content/account';
import type { User } from '@awning/contract/accounts';
import { pageSize } from '@awning/contract/paging';
