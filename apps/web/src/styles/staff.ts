import './staff.css';
