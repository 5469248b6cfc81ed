import { embedRoutes } from '#app/routes.ts';

export default embedRoutes.enquiry;
