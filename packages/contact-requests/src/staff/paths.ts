/** Where the staff's page is. */
export const requestsPath = '/staff/requests';
